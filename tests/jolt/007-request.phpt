--TEST--
The request: both of Jolt's names are accepted, the newer one first, on the transactional endpoint
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

$server = scripted([jolt_answer(jolt_body(['v'], [[1]], [], ['lastBookmarks' => ['FB:a']])), jolt_answer(jolt_body(['v'], [[2]]))]);
$client = new Neo4j\Client($server->url, ['protocol' => 'jolt', 'database' => 'my db', 'access_mode' => 'read']);
echo json_encode($client->run('RETURN $a', ['a' => [1, 1.0]])->fetchAll()), "\n";
echo json_encode($client->run('RETURN 2', [], ['stats' => false])->fetchAll()), "\n";
foreach ($server->statements() as $request) {
    echo "$request[method] $request[path]\n";
    foreach (['accept', 'content-type', 'access-mode', 'bookmarks'] as $name) {
        echo $name, ': ', $request['headers'][$name] ?? '-', "\n";
    }
    echo $request['body'], "\n";
}
--EXPECT--
[{"v":1}]
[{"v":2}]
POST /db/my%20db/tx/commit
accept: application/vnd.neo4j.jolt-v2+json-seq, application/vnd.neo4j.jolt+json-seq
content-type: application/json
access-mode: READ
bookmarks: -
{"statements":[{"statement":"RETURN $a","parameters":{"a":[1,1.0]},"includeStats":true}]}
POST /db/my%20db/tx/commit
accept: application/vnd.neo4j.jolt-v2+json-seq, application/vnd.neo4j.jolt+json-seq
content-type: application/json
access-mode: READ
bookmarks: ["FB:a"]
{"statements":[{"statement":"RETURN 2","parameters":{}}]}
