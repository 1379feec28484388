--TEST--
Type values survive var_export(), and __set_state() refuses what is not a state
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\Type\{Node, Path, Relationship};

require __DIR__ . '/../include/neo4j.php';
$node = new Node('1', 1, ['A'], ['float' => 1.0, '7' => [true, null]]);
$relationship = new Relationship('2', 'two', 'KNOWS', properties: []);
foreach ([$node, new Node('1'), $relationship, new Path([$node, $node], [$relationship])] as $value) {
    $copy = eval('return ' . var_export($value, true) . ';');
    var_dump($copy == $value, $copy::class);
}
var_export(new Node('1', 1));
echo "\n";

$state = ['elementId' => '1', 'id' => null, 'labels' => null, 'properties' => null];
echo json_encode(Node::__set_state(array_reverse($state))), "\n";
expect_exception(fn () => Node::__set_state([]));
expect_exception(fn () => Node::__set_state($state + ['other' => 1]));
expect_exception(fn () => Node::__set_state(['elementId' => 1] + $state));
expect_exception(fn () => Path::__set_state(['nodes' => [], 'relationships' => [], 'labels' => null]));
expect_exception(fn () => Relationship::__set_state('text'));
--EXPECT--
bool(true)
string(15) "Neo4j\Type\Node"
bool(true)
string(15) "Neo4j\Type\Node"
bool(true)
string(23) "Neo4j\Type\Relationship"
bool(true)
string(15) "Neo4j\Type\Path"
\Neo4j\Type\Node::__set_state(array(
   'elementId' => '1',
   'id' => 1,
   'labels' => NULL,
   'properties' => NULL,
))
{"elementId":"1","id":null,"labels":null,"properties":null}
ValueError: Neo4j\Type\Node::__set_state(): Argument #1 ($state) must have 4 members, 0 given
ValueError: Neo4j\Type\Node::__set_state(): Argument #1 ($state) must have 4 members, 5 given
TypeError: Cannot assign int to property Neo4j\Type\Node::$elementId of type string
TypeError: Cannot assign null to property Neo4j\Type\Path::$labels of type array
TypeError: Neo4j\Type\Relationship::__set_state(): Argument #1 ($state) must be of type array, string given
