--TEST--
Many generators over results of one client, abandoned at different places
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/child.php';

function rows(Neo4j\Client $client, int $number): Generator
{
    foreach ($client->run('MATCH (n) RETURN n') as $row) {
        yield $number => $row['v'];
    }
}

$server = scripted([['times' => -1] + numbered_rows(3000)], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$generators = [];
for ($i = 0; $i < 20; $i++) {
    $generators[$i] = rows($client, $i);
}
$sum = 0;
for ($round = 1; $generators; $round++) {
    foreach ($generators as $i => $generator) {
        check([$generator->key(), $generator->current()], [$i, $round], 'row');
        $sum += $generator->current();
        $generator->next();
        if ($round === ($i + 1) * 10) {
            unset($generators[$i]);
        }
    }
    unset($generator);
}
echo $sum, "\n";
--EXPECT--
144550
