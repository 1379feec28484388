--TEST--
A result can be read after its client is gone or closed
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$body = ['body' => ['{"columns":["v"],"data":[[1]', ['pause' => 0.1], ',[2]]}'], 'framing' => 'chunked'];
foreach ([[], ['persistent' => false]] as $options) {
    $server = scripted([$body, $body, $body], '2.0.0-M06');
    $client = new Neo4j\Client($server->url, $options);
    $result = $client->run('MATCH (n) RETURN n');
    unset($client);
    echo json_encode($result->fetchAll());
    $client = new Neo4j\Client($server->url, $options);
    $result = $client->run('MATCH (n) RETURN n');
    $client->close();
    echo json_encode($result->fetchAll());
    echo json_encode((new Neo4j\Client($server->url, $options))->run('MATCH (n) RETURN n')->fetchAll()), "\n";
    echo short_name(exception_of(fn () => $client->run('RETURN 1'))), "\n";
    $server->stop();
}
--EXPECT--
[{"v":1},{"v":2}][{"v":1},{"v":2}][{"v":1},{"v":2}]
UsageException
[{"v":1},{"v":2}][{"v":1},{"v":2}][{"v":1},{"v":2}]
UsageException
