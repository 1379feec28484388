--TEST--
A statement of several megabytes, cut while it is sent or after, is not sent again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted([typed_body(['v'], [[1]]), ['raw' => '', 'end' => 'RST'], typed_body(['v'], [[1]])]);
$client = new Neo4j\Client($server->url);
$client->run('RETURN 1 AS v')->fetchAll();
$e = exception_of(fn () => $client->run('CREATE (n:Once {v: $v})', ['v' => str_repeat('x', 5000000)]));
echo short_name($e), ' ', var_export($e->isRetryable(), true), ' ', $server->count('Once'), "\n";
--EXPECT--
ConnectionException false 1
