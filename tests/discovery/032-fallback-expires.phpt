--TEST--
The fallback is believed as long as discovery is (discovery_ttl)
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/doors.php';

$server = scripted([['times' => 1] + query_door(REFUSALS['406']), jolt_door(), query_door()]);
$client = new Neo4j\Client($server->url, ['database' => 'neo4j', 'discovery_ttl' => 0.3]);
echo $client->run('RETURN 1')->single()['v'], ' ', $client->run('RETURN 1')->single()['v'], "\n";
usleep(400000);
echo $client->run('RETURN 1')->single()['v'], ' ', $client->getServerInfo()->reason, "\n", paths($server), "\n";
--EXPECT--
jolt jolt
query the server offers the Query API
/, /query/v2, /tx/commit, /tx/commit, /, /query/v2
