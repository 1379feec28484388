--TEST--
Type values are immutable
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\Type\{Node, Path, Relationship};

require __DIR__ . '/../include/neo4j.php';
$node = new Node('1', 1, ['A'], ['a' => 1]);
$relationship = new Relationship('1');
$path = new Path([]);
expect_exception(fn () => $node->id = 2);
expect_exception(fn () => $node->labels[] = 'B');
expect_exception(function () use ($node) { $properties = &$node->properties; });
expect_exception(function () use ($node) { foreach ($node as &$member) {} });
expect_exception(function () use ($node) { unset($node->id); });
expect_exception(fn () => $node->other = 2);
expect_exception(fn () => $relationship->type = 'KNOWS');
expect_exception(fn () => $path->nodes = [$node]);
expect_exception(fn () => $node->__construct('2'));
expect_exception(fn () => $node->__unserialize($node->__serialize()));
$copy = clone $node;
expect_exception(fn () => $copy->id = 2);
echo json_encode([$node, $copy]), "\n";
--EXPECT--
Error: Cannot modify readonly property Neo4j\Type\Node::$id
Error: Cannot modify readonly property Neo4j\Type\Node::$labels
Error: Cannot modify readonly property Neo4j\Type\Node::$properties
Error: Cannot acquire reference to readonly property Neo4j\Type\Node::$elementId
Error: Cannot unset readonly property Neo4j\Type\Node::$id
Error: Cannot create dynamic property Neo4j\Type\Node::$other
Error: Cannot modify readonly property Neo4j\Type\Relationship::$type
Error: Cannot modify readonly property Neo4j\Type\Path::$nodes
Error: Cannot modify readonly property Neo4j\Type\Node::$elementId
Error: Cannot modify readonly property Neo4j\Type\Node::$elementId
Error: Cannot modify readonly property Neo4j\Type\Node::$id
[{"elementId":"1","id":1,"labels":["A"],"properties":{"a":1}},{"elementId":"1","id":1,"labels":["A"],"properties":{"a":1}}]
