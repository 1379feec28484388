--TEST--
Other codes of the server: constraint, missing entity, transient by name
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/../value/scratch.php';

$client = new Neo4j\Client(neo4j_url('5.26'));
$label = scratch_label($client);
$client->run("CREATE CONSTRAINT {$label}C FOR (n:$label) REQUIRE n.k IS UNIQUE");
register_shutdown_function(fn () => $client->run("DROP CONSTRAINT {$label}C IF EXISTS"));
$client->run("CREATE (n:$label {k: 1})");
$e = exception_of(fn () => $client->run("CREATE (n:$label {k: 1})"));
echo short_name($e), ' ', $e->getServerCode(), ' ', json_encode($e->isRetryable()), "\n";
$e = exception_of(fn () => $client->run("CREATE (n:$label {k: 2}) RETURN n"));
echo short_name($e), "\n";
$e = exception_of(fn () => $client->run("CREATE (n:$label {k: {a: 1}}) RETURN n"));
echo short_name($e), ' ', $e->getServerCode(), "\n";
$e = exception_of(fn () => $client->run("UNWIND range(1, 5) AS i CREATE (n:$label {k: i + 10}) WITH n, i CREATE (m:$label {k: 1}) RETURN n"));
echo short_name($e), ' ', $client->run("MATCH (n:$label) RETURN count(n) AS c")->single()['c'], "\n";
--EXPECT--
ClientErrorException Neo.ClientError.Schema.ConstraintValidationFailed false
end
ClientErrorException Neo.ClientError.Statement.TypeError
ClientErrorException 2
