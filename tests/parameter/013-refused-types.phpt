--TEST--
Parameters of a type that no server knows are refused, by the path to them
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/refused.inc';

enum Suit { case Hearts; }
class Own extends stdClass {}

$closed = fopen('php://memory', 'r');
fclose($closed);
refused(
    ['a' => STDIN],
    ['a' => $closed],
    ['a' => fn () => 1],
    ['a' => Suit::Hearts],
    ['a' => new Own()],
    ['a' => new class {}],
    ['a' => [new Neo4j\Type\Node('1')]],
    ['a' => new Neo4j\Type\Relationship('1')],
    ['a' => new Neo4j\Type\Path([])],
);
--EXPECT--
TypeError: parameter $a is a resource, which cannot be a parameter
TypeError: parameter $a is a resource, which cannot be a parameter
TypeError: parameter $a is a Closure, which cannot be a parameter
TypeError: parameter $a is a Suit, which cannot be a parameter
TypeError: parameter $a is an Own, which cannot be a parameter
TypeError: parameter $a is a class@anonymous, which cannot be a parameter
TypeError: parameter $a[0] is a Neo4j\Type\Node, which cannot be a parameter; pass its elementId instead
TypeError: parameter $a is a Neo4j\Type\Relationship, which cannot be a parameter; pass its elementId instead
TypeError: parameter $a is a Neo4j\Type\Path, which cannot be a parameter; pass the elementId of its nodes instead
