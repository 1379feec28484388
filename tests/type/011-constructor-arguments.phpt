--TEST--
The constructors' arguments: types and names
--EXTENSIONS--
neo4j
--FILE--
<?php
declare(strict_types=1);

use Neo4j\Type\{Node, Path, Relationship};

require __DIR__ . '/../include/neo4j.php';
expect_exception(fn () => new Node());
expect_exception(fn () => new Node(1));
expect_exception(fn () => new Node('1', 1.0));
expect_exception(fn () => new Node('1', []));
expect_exception(fn () => new Node('1', labels: 'A'));
expect_exception(fn () => new Node('1', properties: new stdClass()));
expect_exception(fn () => new Node('1', unknown: 1));
expect_exception(fn () => new Relationship('1', type: null));
expect_exception(fn () => new Path('1'));
expect_exception(fn () => new Path([], labels: null));

/* What an argument refers to later changes nothing. */
$labels = ['A'];
$node = new Node('1', labels: $labels);
$labels[] = 'B';
echo json_encode($node->labels), "\n";
--EXPECT--
ArgumentCountError: Neo4j\Type\Node::__construct() expects at least 1 argument, 0 given
TypeError: Neo4j\Type\Node::__construct(): Argument #1 ($elementId) must be of type string, int given
TypeError: Neo4j\Type\Node::__construct(): Argument #2 ($id) must be of type string|int|null, float given
TypeError: Neo4j\Type\Node::__construct(): Argument #2 ($id) must be of type string|int|null, array given
TypeError: Neo4j\Type\Node::__construct(): Argument #3 ($labels) must be of type ?array, string given
TypeError: Neo4j\Type\Node::__construct(): Argument #4 ($properties) must be of type ?array, stdClass given
Error: Unknown named parameter $unknown
TypeError: Neo4j\Type\Relationship::__construct(): Argument #3 ($type) must be of type string, null given
TypeError: Neo4j\Type\Path::__construct(): Argument #1 ($nodes) must be of type array, string given
TypeError: Neo4j\Type\Path::__construct(): Argument #3 ($labels) must be of type array, null given
["A"]
