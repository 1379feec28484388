--TEST--
Neo4j 4.4 is spoken to in Jolt by itself
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

$server = scripted([
    ['contains' => 'DATABASE', 'body' => '{"results":[{"columns":["name"],"data":[{"row":["neo4j"]}]}],"errors":[]}'],
    jolt_answer(jolt_body(['v'], [[1]]), 'application/vnd.neo4j.jolt+json-seq'),
], '4.4');
$client = new Neo4j\Client($server->url);
$result = $client->run('RETURN 1 AS v');
echo json_encode($result->fetchAll()), ' ', $result->getSummary()->protocol->value, ' ', $client->getServerInfo()->reason, "\n";
--EXPECT--
[{"v":1}] jolt Neo4j 4.0 or later that offers no Query API
