--TEST--
A typed answer cut after rows names Jolt, which would show the error (2025.10 cuts so)
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$body = typed_body(['i'], [[1], [2]], '');
$server = scripted([['body' => substr($body, 0, strrpos($body, ',[')), 'framing' => 'chunked']]);
$client = new Neo4j\Client($server->url);
$e = exception_of(function () use ($client) {
    foreach ($client->run('UNWIND [1, 0] AS i RETURN 1/i') as $row) {
        echo json_encode($row), "\n";
    }
});
echo short_name($e), "\n";
var_dump((bool) preg_match('/jolt/i', $e->getMessage()));
--EXPECT--
{"i":1}
ProtocolException
bool(true)
