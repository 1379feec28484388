--TEST--
A signal handler may run other queries while one is awaited, by the same client and by another
--EXTENSIONS--
neo4j
pcntl
posix
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/child.php';

pcntl_async_signals(true);
$clients = real_clients();
$runs = 0;
pcntl_signal(SIGUSR1, function () use ($clients, &$runs) {
    foreach ($clients as $version => $client) {
        check($client->run('RETURN 7 AS v')->single(), ['v' => 7], $version);
    }
    $runs++;
});

/* Waiting for rows, for the first byte, and in a row of signals. */
$server = scripted([slow_rows(0.3, 4), ['raw' => [['pause' => 0.4]], 'end' => 'FIN'], ['body' => [['pause' => 0.4], '{"columns":["v"],"data":[[1]]}'], 'framing' => 'chunked']], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
foreach ([0.1, 0.2, 0.4, 0.5] as $seconds) {
    signal_after($seconds);
}
echo json_encode($client->run('MATCH (n) RETURN n')->fetchAll()), ' ', $runs > 1 ? 'several' : $runs, "\n";
signal_after(0.1);
expect_exception(fn () => $client->run('MATCH (n) RETURN n'));
signal_after(0.1);
echo json_encode($client->run('MATCH (n) RETURN n')->fetchAll()), "\n";

/* The same client, while the first query still looks for the server. */
pcntl_signal(SIGUSR1, function () use (&$client) {
    echo 'handler: ', json_encode($client->run('RETURN 2 AS v')->fetchAll()), "\n";
});
$body = typed_body(['v'], [[1]]);
$server = scripted([
    ['for' => 'GET /', 'status' => 200, 'headers' => ['Content-Type' => 'application/json'], 'body' => [['pause' => 0.4], '{"query":"/db/{databaseName}/query/v2","neo4j_version":"5.26.0","neo4j_edition":"community"}'], 'framing' => 'chunked'],
    ['times' => -1, 'contains' => 'RETURN 2', 'body' => typed_body(['v'], [[2]])],
    ['times' => -1, 'body' => $body],
]);
$client = new Neo4j\Client($server->url);
signal_after(0.1);
echo json_encode($client->run('RETURN 1 AS v')->fetchAll()), "\n";
--EXPECTF--
[{"v":1},{"v":2},{"v":3},{"v":4}] several
Neo4j\Exception\ConnectionException: %s
[{"v":1}]
handler: [{"v":2}]
[{"v":1}]
