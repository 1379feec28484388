--TEST--
A write that breaks a constraint fails in run() and is not kept
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

$client = new Neo4j\Client(neo4j_url('5.26'));
$label = own_label();
$client->run("CREATE CONSTRAINT c$label FOR (n:$label) REQUIRE n.i IS UNIQUE");
$client->run("CREATE (n:$label {i: 1})");
$e = exception_of(fn () => $client->run("CREATE (:$label {i: 2}) CREATE (:$label {i: 1})"));
echo get_class($e), ' ', $e->getServerCode(), "\n", nodes_of('5.26', $label), "\n";
$client->run("DROP CONSTRAINT c$label");
delete_nodes('5.26', $label);
--EXPECT--
Neo4j\Exception\ClientErrorException Neo.ClientError.Schema.ConstraintValidationFailed
1
