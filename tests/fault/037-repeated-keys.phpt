--TEST--
A map that repeats a key keeps the last value, once
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$maps = [
    '{"a":1,"a":2}' => ['a' => 2], '{"a":1,"b":2,"a":3}' => ['a' => 3, 'b' => 2], '{"1":1,"1":2}' => [1 => 2],
    '{"a":{"x":1},"a":[]}' => ['a' => []], '{"":1,"":2}' => ['' => 2], '{"a":1,"\u0061":2}' => ['a' => 2],
];
$legacy = array_map(legacy_value_body(...), array_keys($maps));
foreach (array_combine(array_keys($maps), outcomes($legacy, '2.0.0-M06')) as $map => $outcome) {
    check($outcome, [[['v' => $maps[$map]]], 'end'], $map);
}
$many = '{' . implode(',', array_fill(0, 10000, '"k":"v"')) . '}';
check_all(outcomes([legacy_value_body($many)], '2.0.0-M06'), [[['v' => ['k' => 'v']]], 'end']);

$typed = '{"$type":"Map","_value":{"a":{"$type":"Integer","_value":"1"},"a":{"$type":"List","_value":[]},"a":{"$type":"Integer","_value":"2"}}}';
check_all(outcomes([typed_value_body($typed)], '5.26'), [[['v' => ['a' => 2]]], 'end']);

$node = str_replace('"data":{}', '"data":{"a":1,"a":2,"3":3,"3":4}', body_json(legacy_node(1, [])));
[$row] = outcomes([legacy_value_body($node)], '2.0.0-M06')[0][0];
var_dump($row['v']->properties);
--EXPECT--
1 cases
1 cases
array(2) {
  ["a"]=>
  int(2)
  [3]=>
  int(4)
}
