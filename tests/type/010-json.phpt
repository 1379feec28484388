--TEST--
json_encode() of Type values: properties stay a map, labels a list
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\Type\{Node, Path, Relationship};

$show = function (mixed $value) { echo json_encode($value), "\n"; };
$show(new Node('1', 1, [], []));
$show(new Node('1', 1, ['A', 'B'], ['a' => 1, 'list' => []]));
$show(new Node('1', 1, ['A'], ['0' => 'zero', '1' => 'one']));
$show(new Node('1'));
$show(new Relationship('2', 2, 'KNOWS', '1', '3', 1, 3, []));
$show(new Path([new Node('1', properties: [])], []));

/* The value itself keeps its array. */
$node = new Node('1', properties: []);
var_dump($node->jsonSerialize()['properties'] == new stdClass(), $node->properties);
--EXPECT--
{"elementId":"1","id":1,"labels":[],"properties":{}}
{"elementId":"1","id":1,"labels":["A","B"],"properties":{"a":1,"list":[]}}
{"elementId":"1","id":1,"labels":["A"],"properties":{"0":"zero","1":"one"}}
{"elementId":"1","id":null,"labels":null,"properties":null}
{"elementId":"2","id":2,"type":"KNOWS","startElementId":"1","endElementId":"3","startId":1,"endId":3,"properties":{}}
{"nodes":[{"elementId":"1","id":null,"labels":null,"properties":{}}],"relationships":[],"labels":[]}
bool(true)
array(0) {
}
