--TEST--
Relationship: members in declared order, null (type: "") where nothing was given
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\Type\Relationship;

var_dump(new Relationship('5:abc:3', 3, 'ACTED_IN', '4:abc:7', '4:abc:8', 7, 8, ['roles' => ['Neo']]));
var_dump(get_object_vars(new Relationship('3')));
--EXPECT--
object(Neo4j\Type\Relationship)#1 (8) {
  ["elementId"]=>
  string(7) "5:abc:3"
  ["id"]=>
  int(3)
  ["type"]=>
  string(8) "ACTED_IN"
  ["startElementId"]=>
  string(7) "4:abc:7"
  ["endElementId"]=>
  string(7) "4:abc:8"
  ["startId"]=>
  int(7)
  ["endId"]=>
  int(8)
  ["properties"]=>
  array(1) {
    ["roles"]=>
    array(1) {
      [0]=>
      string(3) "Neo"
    }
  }
}
array(8) {
  ["elementId"]=>
  string(1) "3"
  ["id"]=>
  NULL
  ["type"]=>
  string(0) ""
  ["startElementId"]=>
  NULL
  ["endElementId"]=>
  NULL
  ["startId"]=>
  NULL
  ["endId"]=>
  NULL
  ["properties"]=>
  NULL
}
