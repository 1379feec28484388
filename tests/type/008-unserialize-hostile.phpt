--TEST--
unserialize() refuses what is not a Type value's state
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

function node(string ...$members): string
{
    $members += ['elementId' => 's:1:"1";', 'id' => 'N;', 'labels' => 'N;', 'properties' => 'N;'];
    $body = '';
    foreach (array_filter($members) as $name => $value) {
        $body .= serialize($name) . $value;
    }
    return 'O:15:"Neo4j\Type\Node":' . count(array_filter($members)) . ':{' . $body . '}';
}

echo json_encode(unserialize(node())), "\n";
$hostile = [
    'O:15:"Neo4j\Type\Node":0:{}',
    node(labels: ''),
    node(other: 'N;'),
    node(labels: '', other: 'N;'),
    node(elementId: 'i:1;'),
    node(elementId: 'N;'),
    node(id: 'd:1.5;'),
    node(id: 'b:1;'),
    node(labels: 's:1:"A";'),
    node(properties: 'O:8:"stdClass":0:{}'),
    node(properties: 'r:1;'),
    'C:15:"Neo4j\Type\Node":0:{}',
    'O:15:"Neo4j\Type\Path":3:{s:5:"nodes";N;s:13:"relationships";a:0:{}s:6:"labels";a:0:{}}',
    'O:23:"Neo4j\Type\Relationship":1:{s:4:"type";s:1:"A";}',
];
foreach ($hostile as $text) {
    expect_exception(fn () => unserialize($text));
}

/* References between members are cut: nothing may change a readonly property by the back door. */
$node = unserialize(node(elementId: 's:1:"1";', id: 'R:2;'));
expect_exception(fn () => $node->id = '2');
/* A node inside itself is no danger. */
$node = unserialize(node(properties: 'a:1:{s:4:"self";r:1;}'));
var_dump($node->get('self') === $node, json_encode($node), json_last_error_msg());
unset($node);
var_dump(gc_collect_cycles() > 0);
--EXPECT--
{"elementId":"1","id":null,"labels":null,"properties":null}
ValueError: Neo4j\Type\Node::__unserialize(): Argument #1 ($data) must have 4 members, 0 given
ValueError: Neo4j\Type\Node::__unserialize(): Argument #1 ($data) must have 4 members, 3 given
ValueError: Neo4j\Type\Node::__unserialize(): Argument #1 ($data) must have 4 members, 5 given
ValueError: Neo4j\Type\Node::__unserialize(): Argument #1 ($data) must have a member "labels"
TypeError: Cannot assign int to property Neo4j\Type\Node::$elementId of type string
TypeError: Cannot assign null to property Neo4j\Type\Node::$elementId of type string
TypeError: Cannot assign float to property Neo4j\Type\Node::$id of type string|int|null
TypeError: Cannot assign bool to property Neo4j\Type\Node::$id of type string|int|null
TypeError: Cannot assign string to property Neo4j\Type\Node::$labels of type ?array
TypeError: Cannot assign stdClass to property Neo4j\Type\Node::$properties of type ?array
TypeError: Cannot assign Neo4j\Type\Node to property Neo4j\Type\Node::$properties of type ?array
ValueError: Neo4j\Type\Node has no custom serialization format
TypeError: Cannot assign null to property Neo4j\Type\Path::$nodes of type array
ValueError: Neo4j\Type\Relationship::__unserialize(): Argument #1 ($data) must have 8 members, 1 given
Error: Cannot modify readonly property Neo4j\Type\Node::$id
bool(true)
bool(false)
string(18) "Recursion detected"
bool(true)
