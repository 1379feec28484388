--TEST--
After a fallback the home database is asked for at the door that answers
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/doors.php';

$refusal = REFUSALS['404 empty'];
$home = ['for' => 'POST /db/system/tx/commit', 'status' => 200, 'headers' => ['Content-Type' => 'application/json'], 'body' => '{"results":[{"columns":["name"],"data":[{"row":["movies"]}]}],"errors":[]}'];
$server = scripted([['for' => 'POST /db/system/query/v2'] + $refusal, query_door($refusal), $home, ['for' => 'POST /db/movies/tx/commit'] + jolt_door()]);
$client = new Neo4j\Client($server->url);
$result = $client->run('RETURN 1');
echo $result->single()['v'], ' ', $result->getSummary()->database, ' ', $client->run('RETURN 1')->getSummary()->database, "\n", $server->trace();
--EXPECT--
jolt movies movies
1 GET /
1 POST /db/system/query/v2
1 POST /db/neo4j/query/v2
1 POST /db/system/tx/commit
1 POST /db/movies/tx/commit
1 POST /db/movies/tx/commit
