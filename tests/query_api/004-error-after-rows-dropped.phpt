--TEST--
An error after rows of a dropped write is a warning, of a dropped read nothing
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

$client = new Neo4j\Client(neo4j_url('5.26'), ['drain_timeout' => 60]);
$label = scratch_label($client);
$client->run("UNWIND range(20000, 0, -1) AS x CREATE (n:$label) RETURN 1/x AS y");
echo $client->run("MATCH (n:$label) RETURN count(n) AS c")->single()['c'], "\n";
$client->run('UNWIND range(20000, 0, -1) AS x RETURN 1/x AS y');
echo "done\n";
--EXPECTF--
Warning: %s(): Reading the rest of a dropped result: %ANeo.ClientError.Statement.ArithmeticError: / by zero in %s on line 7
0
done
