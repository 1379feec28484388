--TEST--
Numbers that the server refuses are its error, and limits of text lengths are none
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

$client = new Neo4j\Client(neo4j_url('5.26'));
/* A float beyond int64 stays a float. */
var_dump($client->run('RETURN $v AS v', ['v' => 1e19])->single()['v'], $client->run('RETURN $v AS v', ['v' => PHP_INT_MAX + 1])->single()['v']);
/* A key of 50,000 characters, and many parameters. */
$key = str_repeat('k', 40000);
echo count($client->run('RETURN $v AS v', ['v' => [$key => 1]])->single()['v']), "\n";
$many = array_combine(array_map(fn ($i) => "p$i", range(1, 5000)), range(1, 5000));
echo $client->run('RETURN $p1 + $p5000 AS v', $many)->single()['v'], "\n";
--EXPECTF--
float(1.0E+19)
float(9.2233720368547%sE+18)
1
5001
