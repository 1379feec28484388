--TEST--
DatabaseNotFound names the option
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$body = '{"errors":[{"code":"Neo.ClientError.Database.DatabaseNotFound","message":"Graph not found: nosuchdb"}]}';
$server = scripted([['status' => 404, 'body' => $body, 'headers' => ['Content-Type' => 'application/json']]]);
$e = exception_of(fn () => (new Neo4j\Client($server->url, ['database' => 'nosuchdb']))->run('RETURN 1'));
echo short_name($e), "\n";
var_dump(str_contains($e->getMessage(), "'database'") || str_contains($e->getMessage(), '"database"'));
echo $server->trace();
--EXPECT--
ClientErrorException
bool(true)
1 GET /
1 POST /db/nosuchdb/query/v2
