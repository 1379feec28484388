--TEST--
The addresses in a discovery document are not believed: only their paths count
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$other = scripted([['body' => '{}', 'times' => -1]]);
$json = ['Content-Type' => 'application/json'];
$old = json_encode(['data' => "$other->url/db/data/", 'management' => "$other->url/db/manage/"]);
$data = json_encode(['cypher' => "$other->url/db/data/cypher", 'transaction' => "$other->url/db/data/transaction", 'neo4j_version' => '2.0.0-M06']);
$server = scripted([
    ['for' => 'GET /', 'body' => $old, 'headers' => $json], ['for' => 'GET /db/data/', 'body' => $data, 'headers' => $json], legacy_body(['v'], [[1]]),
], '2.0.0-M06');
echo json_encode((new Neo4j\Client("http://neo4j:secret@127.0.0.1:$server->port"))->run('RETURN 1 AS v')->fetchAll()), "\n";

$new = json_encode([
    'query' => "$other->url/db/{databaseName}/query/v2", 'transaction' => "$other->url/db/{databaseName}/tx", 'bolt_direct' => "bolt://127.0.0.1:$other->port",
    'bolt_routing' => "neo4j://127.0.0.1:$other->port", 'neo4j_version' => '5.26.0', 'neo4j_edition' => 'community',
]);
$server = scripted([['for' => 'GET /', 'body' => $new, 'headers' => $json], typed_body(['v'], [[1]])]);
echo json_encode((new Neo4j\Client("http://neo4j:secret@127.0.0.1:$server->port"))->run('RETURN 1 AS v')->fetchAll()), "\n";
var_dump($other->connections());
--EXPECT--
[{"v":1}]
[{"v":1}]
int(0)
