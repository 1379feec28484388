--TEST--
Node: members in declared order, null where nothing was given
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\Type\Node;

var_dump(new Node('4:abc:7', 7, ['Person'], ['name' => 'Keanu Reeves', 'born' => 1964]));
var_dump(new Node('7', properties: []));
--EXPECT--
object(Neo4j\Type\Node)#1 (4) {
  ["elementId"]=>
  string(7) "4:abc:7"
  ["id"]=>
  int(7)
  ["labels"]=>
  array(1) {
    [0]=>
    string(6) "Person"
  }
  ["properties"]=>
  array(2) {
    ["name"]=>
    string(12) "Keanu Reeves"
    ["born"]=>
    int(1964)
  }
}
object(Neo4j\Type\Node)#1 (4) {
  ["elementId"]=>
  string(1) "7"
  ["id"]=>
  NULL
  ["labels"]=>
  NULL
  ["properties"]=>
  array(0) {
  }
}
