--TEST--
The user agent: its own name, another one, in all requests of a client
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
foreach ([[], ['user_agent' => 'shop/2.1 (größe)'], ['user_agent' => '0'], ['user_agent' => null]] as $options) {
    (new Neo4j\Client($server->url, $options + ['discovery_ttl' => 1e-9]))->run('RETURN 1')->fetchAll();
}
foreach ($server->requests() as $request) {
    echo "$request[method] $request[path] ", $request['headers']['user-agent'], "\n";
}
--EXPECT--
GET / ext-neo4j
POST /db/system/query/v2 ext-neo4j
POST /db/neo4j/query/v2 ext-neo4j
GET / shop/2.1 (größe)
POST /db/system/query/v2 shop/2.1 (größe)
POST /db/neo4j/query/v2 shop/2.1 (größe)
GET / 0
POST /db/system/query/v2 0
POST /db/neo4j/query/v2 0
GET / ext-neo4j
POST /db/system/query/v2 ext-neo4j
POST /db/neo4j/query/v2 ext-neo4j
