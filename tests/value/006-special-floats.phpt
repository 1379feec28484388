--TEST--
NaN and the infinities are floats on 5.26; legacy writes them as text
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8', '2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$new = new Neo4j\Client(neo4j_url('5.26'));
var_dump($new->run('RETURN 0.0/0.0 AS nan, 1.0/0.0 AS inf, -1.0/0.0 AS minus, [1.0/0.0] AS list, {a: 0.0/0.0} AS map, "NaN" AS text')->fetch());
$old = new Neo4j\Client(neo4j_url('2.0'));
var_dump($old->run('RETURN 1.0/0 AS inf, -1.0/0 AS minus')->fetch());
$oldest = new Neo4j\Client(neo4j_url('1.8'));
var_dump($oldest->run('START n=node(0) RETURN 1/0 AS inf')->fetch());
--EXPECT--
array(6) {
  ["nan"]=>
  float(NAN)
  ["inf"]=>
  float(INF)
  ["minus"]=>
  float(-INF)
  ["list"]=>
  array(1) {
    [0]=>
    float(INF)
  }
  ["map"]=>
  array(1) {
    ["a"]=>
    float(NAN)
  }
  ["text"]=>
  string(3) "NaN"
}
array(2) {
  ["inf"]=>
  string(8) "Infinity"
  ["minus"]=>
  string(9) "-Infinity"
}
array(1) {
  ["inf"]=>
  string(8) "Infinity"
}
