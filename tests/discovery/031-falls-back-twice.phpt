--TEST--
Jolt refused as well: plain JSON of the transactional endpoint
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/doors.php';

/* Both formats have one path, so the server looks at Accept: here the second request is the one. */
$row = '{"results":[{"columns":["v"],"data":[{"row":["tx"],"meta":[null]}]}],"errors":[]}';
$tx = ['status' => 200, 'body' => $row, 'headers' => ['Content-Type' => 'application/json']];
$server = scripted([query_door(REFUSALS['406']), ['times' => 1] + jolt_door(REFUSALS['406']), jolt_door($tx)]);
$client = new Neo4j\Client($server->url, ['database' => 'neo4j']);
$result = $client->run('RETURN 1');
echo json_encode($result->single()), ' ', $result->getSummary()->protocol->value, "\n", json_encode($client->run('RETURN 1')->single()), "\n";
echo paths($server), "\n", $client->getServerInfo()->reason, "\n";
$accepts = array_column(array_column($server->requests(), 'headers'), 'accept');
echo preg_match('/jolt/', $accepts[2]), preg_match('/jolt/', $accepts[3]), "\n";
--EXPECT--
{"v":"tx"} transactional
{"v":"tx"}
/, /query/v2, /tx/commit, /tx/commit, /tx/commit
the server offers the Query API; the door of protocol "query" answered HTTP 406; the door of protocol "jolt" answered HTTP 406
10
