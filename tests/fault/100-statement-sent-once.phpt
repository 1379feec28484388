--TEST--
The server reads the second request of a connection and closes it: the statement is not sent again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$bodies = ['2.0.0-M06' => legacy_body(['v'], [[1]]), '5.26' => typed_body(['v'], [[1]])];
foreach ($bodies as $personality => $body) {
    foreach (['FIN', 'RST'] as $end) {
        $server = scripted([$body, ['raw' => '', 'end' => $end], $body], $personality);
        $client = new Neo4j\Client($server->url);
        $client->run('RETURN 1 AS v')->fetchAll();
        $e = exception_of(fn () => $client->run('CREATE (n:Once) RETURN 1 AS v'));
        echo "$personality $end: ", get_class($e), ' ', var_export($e->isRetryable(), true), ' ',
            var_export(str_contains($e->getMessage(), 'may have been executed'), true), "\n";
        check($server->count('Once'), 1, 'arrived');
        check(str_contains($e->getMessage(), "127.0.0.1:$server->port"), true, 'host and port in: ' . $e->getMessage());
        $connections = array_column($server->statements(), 'connection');
        check($connections, [1, 1], 'connections');

        /* The client goes on with a new connection. */
        check($client->run('RETURN 1 AS v')->fetchAll(), [['v' => 1]], 'afterwards');
        check(array_column($server->statements(), 'connection'), [1, 1, 2], 'connections afterwards');
        $server->stop();
    }
}
--EXPECT--
2.0.0-M06 FIN: Neo4j\Exception\ConnectionException false true
2.0.0-M06 RST: Neo4j\Exception\ConnectionException false true
5.26 FIN: Neo4j\Exception\ConnectionException false true
5.26 RST: Neo4j\Exception\ConnectionException false true
