--TEST--
What a request looks like
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

function show(array $request): void
{
    $headers = array_diff_key($request['headers'], ['host' => 1, 'user-agent' => 1, 'content-length' => 1]);
    check($request['headers']['content-length'] ?? null, (string) strlen($request['body']), 'Content-Length');
    ksort($headers);
    echo "$request[method] $request[path]\n", json_encode($headers, JSON_UNESCAPED_SLASHES), "\n", $request['body'], "\n";
}

$server = scripted([legacy_body(['v'], [[1]]), legacy_body(['v'], [[1]])], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$client->run('RETURN {v} AS v', ['v' => [1, 1.0, 'ü/"', null, true, [], (object) []]])->fetchAll();
$client->run('RETURN 1', [], ['stats' => false])->fetchAll();
array_map(show(...), $server->statements());

$server = scripted([typed_body(['v'], [[1]]), typed_body(['v'], [[1]])]);
$client = new Neo4j\Client("http://neo4j:secret@127.0.0.1:$server->port", ['database' => 'neo4j', 'headers' => ['X-Own: yes']]);
$client->run('RETURN $v AS v', ['v' => [1, 1.0, 'ü/"', null, true, [], (object) []]])->fetchAll();
$client->run('RETURN 1', [], ['stats' => false, 'access_mode' => 'read'])->fetchAll();
array_map(show(...), $server->statements());
echo $server->statements()[0]['headers']['host'] === "127.0.0.1:$server->port" ? "host\n" : '', (bool) preg_match('/neo4j/i', $server->statements()[0]['headers']['user-agent']), "\n";
--EXPECT--
POST /db/data/cypher?includeStats=true
{"accept":"application/json;stream=true","content-type":"application/json","x-stream":"true"}
{"query":"RETURN {v} AS v","params":{"v":[1,1.0,"ü/\"",null,true,[],{}]}}
POST /db/data/cypher
{"accept":"application/json;stream=true","content-type":"application/json","x-stream":"true"}
{"query":"RETURN 1","params":{}}
POST /db/neo4j/query/v2
{"accept":"application/vnd.neo4j.query.v1.1, application/vnd.neo4j.query;q=0.9","authorization":"Basic bmVvNGo6c2VjcmV0","content-type":"application/json","x-own":"yes"}
{"statement":"RETURN $v AS v","parameters":{"v":[1,1.0,"ü/\"",null,true,[],{}]},"includeCounters":true}
POST /db/neo4j/query/v2
{"accept":"application/vnd.neo4j.query.v1.1, application/vnd.neo4j.query;q=0.9","authorization":"Basic bmVvNGo6c2VjcmV0","content-type":"application/json","x-own":"yes"}
{"statement":"RETURN 1","parameters":{},"accessMode":"READ","bookmarks":["FB:kcwQ"]}
host
1
