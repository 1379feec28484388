--TEST--
A path prefix of the URI is kept
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$json = ['Content-Type' => 'application/json'];
$new = json_encode(['query' => 'http://x/db/{databaseName}/query/v2', 'transaction' => 'http://x/', 'neo4j_version' => '5.26.0', 'neo4j_edition' => 'community']);
foreach (['/graph/one', '/graph/one/'] as $prefix) {
    $server = scripted([['for' => 'GET /graph/one/', 'body' => $new, 'headers' => $json], ['contains' => 'SHOW HOME', 'body' => '{"data":{"fields":["name"],"values":[["neo4j"]]},"bookmarks":[]}', 'headers' => $json], typed_body(['v'], [[1]])]);
    echo json_encode((new Neo4j\Client($server->url . $prefix))->run('RETURN 1 AS v')->fetchAll()), "\n", $server->trace();
    $server->stop();
}
--EXPECT--
[{"v":1}]
1 GET /graph/one/
1 POST /graph/one/db/system/query/v2
1 POST /graph/one/db/neo4j/query/v2
[{"v":1}]
1 GET /graph/one/
1 POST /graph/one/db/system/query/v2
1 POST /graph/one/db/neo4j/query/v2
