--TEST--
discovery_ttl: what was found expires; 0 is no limit, as for all seconds
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$body = typed_body(['v'], [[1]]);
$server = scripted(array_fill(0, 5, $body));
$count = fn () => count(array_filter($server->requests(), fn ($request) => $request['method'] === 'GET'));

$client = new Neo4j\Client($server->url, ['discovery_ttl' => 0.3, 'database' => 'neo4j']);
$client->run('RETURN 1 AS v')->fetchAll();
$client->run('RETURN 1 AS v')->fetchAll();
echo $count(), "\n";
usleep(400000);
$client->run('RETURN 1 AS v')->fetchAll();
echo $count(), "\n";

$client = new Neo4j\Client($server->url, ['discovery_ttl' => 0, 'database' => 'neo4j']);
$client->run('RETURN 1 AS v')->fetchAll();
$client->run('RETURN 1 AS v')->fetchAll();
echo $count(), "\n";
--EXPECT--
1
2
2
