--TEST--
The exception of a truncated answer says what came and from where
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted([substr(legacy_body(['i'], [[1], [2]]), 0, -5)], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$e = exception_of(function () use ($client) {
    foreach ($client->run('MATCH (n) RETURN n') as $row) {
        echo json_encode($row), "\n";
    }
});
echo short_name($e), "\n";
var_dump(str_contains($e->getMessage(), "127.0.0.1:$server->port"), $e->isRetryable(), $e->getServerCode());
--EXPECT--
{"i":1}
ProtocolException
bool(true)
bool(false)
NULL
