--TEST--
Connection: close is honoured
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$closing = ['body' => typed_body(['v'], [[1]]), 'headers' => ['Connection' => 'close']];
$server = scripted([$closing, ['end' => 'FIN'] + $closing, typed_body(['v'], [[1]])]);
$client = new Neo4j\Client($server->url);
for ($i = 0; $i < 3; $i++) {
    echo json_encode($client->run('RETURN 1 AS v')->fetchAll()), "\n";
}
echo $server->trace();
--EXPECT--
[{"v":1}]
[{"v":1}]
[{"v":1}]
1 GET /
1 POST /db/system/query/v2
1 POST /db/neo4j/query/v2
2 POST /db/neo4j/query/v2
3 POST /db/neo4j/query/v2
