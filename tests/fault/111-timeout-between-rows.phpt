--TEST--
A server that stalls between rows: the rows before, then the exception
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['2.0.0-M06' => legacy_body(['v'], [[1], [2], [3]]), '5.26' => typed_body(['v'], [[1], [2], [3]])] as $personality => $body) {
    foreach (['timeout', 'idle_timeout'] as $limit) {
        $cut = strpos($body, $personality === '5.26' ? ',[{' : ',[2') + 3;
        $server = scripted([['body' => $body, 'stall' => $cut, 'framing' => 'length']], $personality);
        $client = new Neo4j\Client($server->url, [$limit => 0.3]);
        echo json_encode(outcome(fn () => $client->run('MATCH (n) RETURN n'))), "\n";
        $server->stop();
    }
}
--EXPECT--
[[{"v":1}],"TimeoutException"]
[[{"v":1}],"TimeoutException"]
[[{"v":1}],"TimeoutException"]
[[{"v":1}],"TimeoutException"]
