--TEST--
'stream' => false is refused before anything is sent: the Query API always streams
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted([typed_body(['v'], [[1]])], '5.26');
$client = new Neo4j\Client($server->url);
expect_exception(fn () => $client->run('RETURN 1 AS v', [], ['stream' => false]));
expect_exception(fn () => (new Neo4j\Client($server->url, ['stream' => false]))->run('RETURN 1 AS v'));
echo count($server->statements()), "\n";
echo json_encode($client->run('RETURN 1 AS v', [], ['stream' => true])->fetchAll()), "\n";
--EXPECTF--
Neo4j\Exception\UsageException: option "stream" would be ignored by Neo4j 5.26.%d community over protocol "query"
Neo4j\Exception\UsageException: option "stream" would be ignored by Neo4j 5.26.%d community over protocol "query"
0
[{"v":1}]
