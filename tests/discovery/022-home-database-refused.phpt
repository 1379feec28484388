--TEST--
If the home database cannot be learned, it is neo4j
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$refusals = [
    ['status' => 403, 'body' => '{"errors":[{"code":"Neo.ClientError.Security.Forbidden","message":"no"}]}'],
    ['status' => 404, 'body' => '{"errors":[{"code":"Neo.ClientError.Database.DatabaseNotFound","message":"no"}]}'],
    ['status' => 202, 'body' => '{"data":{"fields":["name"],"values":[]},"bookmarks":[]}'],
];
foreach ($refusals as $refusal) {
    $server = scripted([['for' => 'POST /db/system/query/v2', 'headers' => ['Content-Type' => 'application/json']] + $refusal, typed_body(['v'], [[1]])]);
    echo json_encode((new Neo4j\Client($server->url))->run('RETURN 1 AS v')->fetchAll()), "\n", $server->trace();
    $server->stop();
}
--EXPECT--
[{"v":1}]
1 GET /
1 POST /db/system/query/v2
1 POST /db/neo4j/query/v2
[{"v":1}]
1 GET /
1 POST /db/system/query/v2
1 POST /db/neo4j/query/v2
[{"v":1}]
1 GET /
1 POST /db/system/query/v2
1 POST /db/neo4j/query/v2
