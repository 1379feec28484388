--TEST--
An endless discovery document is read only in part
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$endless = ['for' => 'GET /', 'body' => ['{"a":"', ['repeat' => str_repeat('x', 65536), 'times' => 1 << 15]], 'framing' => 'chunked', 'headers' => ['Content-Type' => 'application/json'], 'times' => -1];
$server = scripted([$endless, ['status' => 404, 'body' => 'no', 'headers' => ['Content-Type' => 'text/plain'], 'times' => -1]]);
$e = exception_of(fn () => (new Neo4j\Client($server->url))->run('RETURN 1'));
var_dump($e instanceof Neo4j\Exception\Neo4jException);
var_dump($server->waitClosed()[1], $server->written(1) < 100 << 20, memory_get_peak_usage() < 64 << 20);
--EXPECT--
bool(true)
string(6) "client"
bool(true)
bool(true)
