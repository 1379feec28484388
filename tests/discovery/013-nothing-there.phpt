--TEST--
If neither / nor the door answer as Neo4j does, the statement was refused and the exception says by what
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted([], 'not-neo4j');
$client = new Neo4j\Client($server->url);
$e = exception_of(fn () => $client->run('CREATE (n:Once)'));
echo short_name($e), "\n";
var_dump(str_contains($e->getMessage(), '404'), str_contains($e->getMessage(), '<!DOCTYPE html>'), $server->count('Once') <= 1);
--EXPECT--
ProtocolException
bool(true)
bool(true)
bool(true)
