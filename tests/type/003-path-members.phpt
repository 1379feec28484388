--TEST--
Path: members in declared order, [] where nothing was given
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\Type\{Node, Path, Relationship};

$path = new Path([new Node('1'), new Node('2')], [new Relationship('3', type: 'KNOWS')], [['a'], []]);
echo count($path->nodes), ' ', $path->nodes[1]->elementId, ' ', $path->relationships[0]->type, ' ',
    json_encode($path->labels), "\n";
unset($path);
var_dump(new Path([]));
--EXPECT--
2 2 KNOWS [["a"],[]]
object(Neo4j\Type\Path)#1 (3) {
  ["nodes"]=>
  array(0) {
  }
  ["relationships"]=>
  array(0) {
  }
  ["labels"]=>
  array(0) {
  }
}
