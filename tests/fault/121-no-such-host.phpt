--TEST--
A host that has no address
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$client = new Neo4j\Client('http://neo4j:hunter2@no-such-host.invalid:7474', ['connect_timeout' => 20]);
$e = exception_of(fn () => $client->run('CREATE (n)'));
echo get_class($e), ' ', var_export($e->isRetryable(), true), ' ', var_export(str_contains($e->getMessage(), 'no-such-host.invalid'), true), "\n";
--EXPECT--
Neo4j\Exception\ConnectionException true true
