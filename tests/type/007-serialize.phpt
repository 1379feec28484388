--TEST--
Type values survive serialize()
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\Type\{Node, Path, Relationship};

$node = new Node('1', PHP_INT_MIN, ['A'], ['float' => 1.0, '7' => [true, null], 'text' => "é\0"]);
$relationship = new Relationship('2', 'two', 'KNOWS', startElementId: '1', endId: 1);
foreach ([$node, new Node('1'), $relationship, new Path([$node, $node], [$relationship])] as $value) {
    $copy = unserialize(serialize($value));
    var_dump($copy == $value, $copy::class, serialize($copy) === serialize($value));
}
echo serialize(new Node('1', 1, [], [])), "\n";

/* The same node twice stays the same node. */
$pair = unserialize(serialize([$node, $node]));
var_dump($pair[0] === $pair[1]);
--EXPECT--
bool(true)
string(15) "Neo4j\Type\Node"
bool(true)
bool(true)
string(15) "Neo4j\Type\Node"
bool(true)
bool(true)
string(23) "Neo4j\Type\Relationship"
bool(true)
bool(true)
string(15) "Neo4j\Type\Path"
bool(true)
O:15:"Neo4j\Type\Node":4:{s:9:"elementId";s:1:"1";s:2:"id";i:1;s:6:"labels";a:0:{}s:10:"properties";a:0:{}}
bool(true)
