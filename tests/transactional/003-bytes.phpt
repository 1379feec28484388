--TEST--
Bytes look like a property that is a list of ints, with one description for all: they come as such a list
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/transactional.php';

$node = '{"a":1,"b":[1,2]}';
$cases = [
    'bytes, or a property' => datum('[[0,-1,127],1]', '[null,null]'),
    'a list of ints' => datum('[[0,-1,127],1]', '[null,null,null,null]'),
    'beyond a byte' => datum('[[0,128],1]', '[null,null]'),
    'then a node' => datum("[[0,-1],$node]", '[null,' . META_7 . ']', NODE_7),
    'a list, then a node' => datum("[[0,-1],$node]", '[null,null,' . META_7 . ']', NODE_7),
    'one of two' => datum('[[1,2,3],[1,2]]', '[null,null,null]'),
    'either of two' => datum('[[1,2],[3,4]]', '[null,null,null]'),
    'none' => datum('[[],1]', '[null,null]'),
    'within lists' => datum('[[[1,2],[3]],"x"]', '[null,null,null]'),
    'texts' => datum('[["a","b"],[true]]', '[null,null]'),
    'NaN among floats' => datum('[[1.5,"NaN"],[]]', '[null,null]'),
];
foreach (transactional_rows($cases, 2) as $case => $row) {
    echo $case, ': ', is_array($row) ? strtr(json_encode($row), ['"elementId":"4:x:7","id":7,"labels":["L"],' => 'node ']) : $row, "\n";
}
--EXPECT--
bytes, or a property: [[0,-1,127],1]
a list of ints: [[0,-1,127],1]
beyond a byte: [[0,128],1]
then a node: [[0,-1],{node "properties":{"a":1,"b":[1,2]}}]
a list, then a node: [[0,-1],{node "properties":{"a":1,"b":[1,2]}}]
one of two: [[1,2,3],[1,2]]
either of two: [[1,2],[3,4]]
none: [[],1]
within lists: [[[1,2],[3]],"x"]
texts: [["a","b"],[true]]
NaN among floats: [[1.5,"NaN"],[]]
