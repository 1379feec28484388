--TEST--
A client whose callable holds it is collected, with an open result or without
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted([['body' => typed_body(['v'], [[1], [2]]), 'times' => -1]]);
function cycle(string $url, bool $runs): WeakReference
{
    $holder = new stdClass();
    $holder->client = new Neo4j\Client($url, ['protocol' => 'query', 'database' => 'x', 'auth' => fn () => ['neo4j', get_debug_type($holder)]]);
    if ($runs) {
        $holder->result = $holder->client->run('RETURN 1');
        $holder->result->fetch();
    }
    return WeakReference::create($holder->client);
}
foreach ([false, true] as $runs) {
    $client = cycle($server->url, $runs);
    check($client->get() !== null, true, 'alive');
    gc_collect_cycles();
    check($client->get(), null, 'collected');
}
echo "done\n";
--EXPECT--
done
