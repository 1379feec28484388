--TEST--
Type values are compared with == by their members
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\Type\{Node, Path, Relationship};

$node = fn (mixed ...$other) => new Node(...$other + ['elementId' => '1', 'id' => 1, 'labels' => ['A'], 'properties' => ['a' => 1]]);
var_dump($node() == $node(), $node() === $node(), $node() == clone $node());
foreach (['elementId' => '2', 'id' => 2, 'labels' => ['B'], 'properties' => ['a' => 2]] as $member => $value) {
    var_dump($node(...[$member => $value]) == $node());
}
var_dump(new Node('1') == new Node('1', labels: ['A']));
var_dump(new Relationship('1', type: 'A') == new Relationship('1', type: 'A'));
var_dump(new Relationship('1', type: 'A') == new Relationship('1', type: 'B'));
var_dump(new Path([$node()]) == new Path([$node()]), new Path([$node()]) == new Path([$node(id: 2)]));
var_dump(new Node('1') == new Relationship('1'));
--EXPECT--
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
