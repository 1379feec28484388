--TEST--
A map of the user's that looks like a node, with one in its metadata
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$like = ['self' => '/node/1', 'data' => (object) [], 'property' => '', 'properties' => ''];
$value = (new Neo4j\Client(neo4j_url('2.0')))->run('RETURN {x} AS x', ['x' => $like + ['metadata' => $like]])->fetchColumn();
var_dump($value->id, $value->labels);
?>
--EXPECT--
int(1)
NULL
