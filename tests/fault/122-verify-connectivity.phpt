--TEST--
verifyConnectivity() throws what is wrong
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$refusal = ['status' => 401, 'body' => '{"errors":[{"code":"Neo.ClientError.Security.Unauthorized","message":"no"}]}', 'times' => -1];
$server = scripted([['for' => 'POST /db/system/query/v2'] + $refusal, $refusal]);
$client = new Neo4j\Client("http://neo4j:hunter2@127.0.0.1:$server->port");
echo short_name(exception_of(fn () => $client->verifyConnectivity())), "\n";
$server->stop();
echo short_name(exception_of(fn () => $client->verifyConnectivity())), "\n";
$server = scripted([typed_body(['v'], [[1]])]);
var_dump(exception_of(fn () => (new Neo4j\Client($server->url))->verifyConnectivity()));
--EXPECT--
AuthenticationException
ConnectionException
NULL
