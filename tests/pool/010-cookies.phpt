--TEST--
A cookie that a server sets is sent by nobody: not by this client, not by another on the same connection
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/pool.php';

$server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1, 'headers' => ['Set-Cookie' => 'sid=secret; Path=/']]]);
foreach ([true, true, 'jobs', false] as $persistent) {
    $client = new Neo4j\Client($server->url, ['persistent' => $persistent] + PLAIN);
    ask($client);
    ask($client);
}
echo count($server->statements()), ' statements, ', $server->connections(), ' connections, ';
echo count(array_filter($server->requests(), fn ($request) => isset($request['headers']['cookie']))), " cookies\n";
--EXPECT--
8 statements, 3 connections, 0 cookies
