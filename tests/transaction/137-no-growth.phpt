--TEST--
Many transactions, however they end, leave neither memory nor connections behind
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$server = scripted([
    ['contains' => 'FAIL', 'times' => -1] + tx_error('POST ' . TX . '/90a7', 'Neo.ClientError.Statement.SyntaxError'),
    ['contains' => 'statement', 'times' => -1] + ran([1], true, headers: ['Set-Cookie' => 'a=b', 'neo4j-cluster-affinity' => 'x']), ['times' => -1] + begun(),
    ['times' => -1] + ran([1, 2, 3]), ['times' => -1] + committed(), ['times' => -1] + rolled_back(),
]);
$client = new Neo4j\Client($server->url);
$round = function () use ($client) {
    $tx = $client->beginTransaction();
    $open = $tx->run('RETURN 1');
    $tx->run(new Neo4j\Query($client, 'RETURN 1', ['a' => [1]], ['fetch_mode' => 'num']))->fetch();
    $tx->commit();
    $client->transaction(fn ($tx) => [$tx->run('RETURN 1'), $tx->run('RETURN 2')]);
    $tx = $client->beginTransaction();
    exception_of(fn () => $tx->run('FAIL'));
    exception_of(fn () => $tx->commit());
    $cycle = [$client->beginTransaction()];
    $cycle[] = &$cycle;
    $client->beginTransaction()->rollback();
    exception_of(fn () => $client->transaction(fn ($tx) => $tx->run('RETURN 1') && throw new Exception));
};
for ($i = 0; $i < 20; $i++) {
    $round();
    gc_collect_cycles();
    $i === 4 && $before = memory_get_usage();
}
$grown = memory_get_usage() - $before;
echo $grown < 4096 ? 'no memory' : "$grown bytes", ', ', $server->connections(), " connection\n";
--EXPECT--
no memory, 1 connection
