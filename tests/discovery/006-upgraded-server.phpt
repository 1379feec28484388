--TEST--
A server that was upgraded meanwhile is found again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$json = ['Content-Type' => 'application/json'];
$typed = ['Content-Type' => 'application/vnd.neo4j.query'];
$old = json_encode(['data' => 'http://x/db/data/', 'management' => 'http://x/db/manage/']);
$new = json_encode(['neo4j_version' => '5.26.0', 'neo4j_edition' => 'community', 'query' => '/db/{databaseName}/query/v2', 'transaction' => '/x']);
$gone = '{"errors":[{"code":"Neo.ClientError.Request.Invalid","message":"Not Found"}]}';
$server = scripted([
    ['for' => 'GET /', 'body' => $old, 'headers' => $json],
    ['for' => 'GET /', 'body' => $new, 'headers' => $json, 'times' => -1],
    legacy_body(['v'], [['old']]),
    ['contains' => '"query":', 'status' => 404, 'body' => $gone, 'headers' => $json, 'times' => -1],
    ['contains' => 'SHOW HOME DATABASE', 'body' => '{"data":{"fields":["name"],"values":[["neo4j"]]}}', 'status' => 202, 'headers' => $json, 'times' => -1],
    ['body' => typed_body(['v'], [['new']]), 'status' => 202, 'headers' => $typed, 'times' => -1],
], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
echo json_encode(outcome(fn () => $client->run('RETURN 1 AS v'))), "\n";
echo $client->getServerInfo()->version, "\n";

/* The old door refused the statement: at the latest the next one goes to the new door. */
$outcome = outcome(fn () => $client->run('RETURN 1 AS v'));
echo json_encode(outcome(fn () => $client->run('RETURN 1 AS v'))), "\n";
echo $client->getServerInfo()->version, "\n";
--EXPECT--
[[{"v":"old"}],"end"]
2.0.0-M06
[[{"v":"new"}],"end"]
5.26.0
