--TEST--
A server that does not answer discovery
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['timeout', 'idle_timeout'] as $limit) {
    $server = scripted([['for' => 'GET /', 'raw' => [['stall' => true]], 'times' => -1]]);
    $client = new Neo4j\Client($server->url, [$limit => 0.3]);
    $e = exception_of(fn () => $client->run('CREATE (n)'));
    echo short_name($e), ' ', var_export(str_contains($e->getMessage(), 'may have been executed'), true), "\n";
    check(count($server->statements()), 0, 'statements');
    $server->stop();
}
--EXPECT--
TimeoutException false
TimeoutException false
