--TEST--
An object whose constructor never ran says so
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\Type\{Node, Relationship};

require __DIR__ . '/../include/neo4j.php';
$node = (new ReflectionClass(Node::class))->newInstanceWithoutConstructor();
expect_exception(fn () => $node->get('name'));
expect_exception(fn () => $node->has('name'));
expect_exception(fn () => json_encode($node));
expect_exception(fn () => serialize($node));
expect_exception(fn () => $node->labels);
var_dump($node == new Node('1'));
$node->__construct('1');
echo json_encode($node), "\n";
$relationship = (new ReflectionClass(Relationship::class))->newInstanceWithoutConstructor();
$relationship->__unserialize((new Relationship('1', type: 'A'))->__serialize());
echo $relationship->type, "\n";
--EXPECT--
Error: The Neo4j\Type\Node object has not been initialized by its constructor
Error: The Neo4j\Type\Node object has not been initialized by its constructor
Error: The Neo4j\Type\Node object has not been initialized by its constructor
Error: The Neo4j\Type\Node object has not been initialized by its constructor
Error: Typed property Neo4j\Type\Node::$labels must not be accessed before initialization
bool(false)
{"elementId":"1","id":null,"labels":null,"properties":null}
A
