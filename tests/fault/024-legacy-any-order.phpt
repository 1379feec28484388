--TEST--
The parts of a legacy answer may come in any order, and unknown ones are ignored
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$answers = [
    '{"columns":["a","b"],"data":[[1,"x"],[2,"y"]]}',
    '{"data":[[1,"x"],[2,"y"]],"columns":["a","b"]}',
    '{"stats":{"nodes_created":1},"data":[[1,"x"],[2,"y"]],"plan":{"name":"p"},"columns":["a","b"]}',
    '{"new":{"data":[[9]],"columns":["z"]},"columns":["a","b"],"newer":[1,[2,{"a":null}]],"data":[[1,"x"],[2,"y"]],"newest":"1"}',
    "{\n  \"columns\" : [ \"a\", \"b\" ],\n  \"data\" : [ [ 1, \"x\" ], [ 2, \"y\" ] ]\n}",
];
check_all(outcomes($answers, '2.0.0-M06'), [[['a' => 1, 'b' => 'x'], ['a' => 2, 'b' => 'y']], 'end']);
check_all(outcomes(['{"columns":[],"data":[]}', '{"data":[],"columns":["a"]}'], '2.0.0-M06'), [[], 'end']);
--EXPECT--
5 cases
2 cases
