--TEST--
What is safe, or in enforced read access, is sent again once after a lost connection
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/real.php';

/* Lost on a fresh connection and on one that has served, by FIN and by RST. */
$cases = [
    ['5.26', ['safe' => true], 2, 'end'],
    ['5.26', ['access_mode' => 'read'], 2, 'end'],
    ['5.26', [], 1, 'ConnectionException'],
    ['5.26', ['access_mode' => 'write'], 1, 'ConnectionException'],
    ['2.0.0-M06', ['safe' => true], 2, 'end'],
    ['2.0.0-M06', [], 1, 'ConnectionException'],
    ['1.8', ['safe' => true], 2, 'end'],
    ['1.8', [], 1, 'ConnectionException'],
];
foreach ($cases as $number => [$personality, $options, $sent, $end]) {
    $body = $personality === '5.26' ? typed_body(['v'], [[1]]) : legacy_body(['v'], [[1]]);
    foreach (['FIN', 'RST'] as $how) {
        foreach ([false, true] as $served) {
            $answers = [['contains' => 'Again', 'raw' => '', 'end' => $how], ['times' => -1, 'body' => $body]];
            $server = scripted($answers, $personality);
            $client = new Neo4j\Client($server->url, ['persistent' => false]);
            $served ? $client->run('RETURN 1 AS v')->fetchAll() : $client->getServerInfo();
            [$rows, $ended] = outcome(fn () => $client->run('MATCH (n:Again) RETURN 1 AS v', [], $options));
            check([$server->count('Again'), $ended, count($rows)], [$sent, $end, $end === 'end' ? 1 : 0], "case $number, $how");
            $server->stop();
        }
    }
}
echo count($cases), " cases\n";
--EXPECT--
8 cases
