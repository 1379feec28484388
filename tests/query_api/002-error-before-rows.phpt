--TEST--
An error on the first row is thrown by run(), and the statement's writes are undone
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
foreach (['RETURN 1/0 AS x', "CREATE (n:$label) RETURN 1/0 AS x", "CREATE (n:$label) WITH n SET n.x = 1/0", 'UNWIND [0, 1] AS x RETURN 1/x'] as $text) {
    expect_exception(fn () => $client->run($text));
}
echo $client->run("MATCH (n:$label) RETURN count(n) AS c")->single()['c'], "\n";
--EXPECT--
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
0
