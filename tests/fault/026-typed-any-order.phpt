--TEST--
The parts of a typed answer may come in any order, and unknown ones are ignored
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$rows = '[[{"$type":"Integer","_value":"1"},{"$type":"String","_value":"x"}],[{"$type":"Integer","_value":"2"},{"$type":"String","_value":"y"}]]';
$answers = [
    '{"data":{"fields":["a","b"],"values":' . $rows . '},"bookmarks":[]}',
    '{"data":{"values":' . $rows . ',"fields":["a","b"]},"bookmarks":[]}',
    '{"bookmarks":[],"counters":{},"data":{"fields":["a","b"],"values":' . $rows . '}}',
    '{"data":{"fields":["a","b"],"values":' . $rows . '},"queryType":"r","resultAvailableAfter":1,"new":[{"$type":"x"}]}',
    '{"new":{"data":{"fields":["z"],"values":[[1]]}},"data":{"new":[1],"fields":["a","b"],"newer":{},"values":' . $rows . '}}',
];
check_all(outcomes($answers, '5.26'), [[['a' => 1, 'b' => 'x'], ['a' => 2, 'b' => 'y']], 'end']);
--EXPECT--
5 cases
