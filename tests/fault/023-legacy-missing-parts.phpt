--TEST--
A legacy answer without columns or data, or with rows that do not fit, is a ProtocolException
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$none = [
    'no data' => '{"columns":["v"]}', 'no columns' => '{"data":[[1]]}', 'no columns, no rows' => '{"data":[]}',
    'stats only' => '{"stats":{}}', 'columns null' => '{"columns":null,"data":[]}', 'data null' => '{"columns":["v"],"data":null}',
    'columns a map' => '{"columns":{"v":1},"data":[]}', 'columns a string' => '{"columns":"v","data":[]}',
    'data a map' => '{"columns":["v"],"data":{"a":[1]}}', 'data a string' => '{"columns":["v"],"data":"x"}',
    'column a number' => '{"columns":[1],"data":[]}', 'column null' => '{"columns":[null],"data":[]}',
    'column a list' => '{"columns":[["v"]],"data":[]}', 'a column twice' => '{"columns":["v","w","v"],"data":[]}',
    'a column twice, with rows' => '{"columns":["v","v"],"data":[[1,2]]}',
    'row a number' => '{"columns":["v"],"data":[1]}', 'row null' => '{"columns":["v"],"data":[null]}',
    'row a map' => '{"columns":["v"],"data":[{"v":1}]}', 'row a string' => '{"columns":["v"],"data":["v"]}',
    'empty row' => '{"columns":["v"],"data":[[]]}', 'too many' => '{"columns":["v"],"data":[[1,2]]}',
    'too few' => '{"columns":["v","w"],"data":[[1]]}', 'values without columns' => '{"columns":[],"data":[[1]]}',
    'columns after rows, one too few' => '{"data":[[1,2]],"columns":["v"]}',
];
check_all(outcomes($none, '2.0.0-M06'), [[], 'ProtocolException']);

$later = ['too many' => '[1,2]', 'too few' => '[]', 'a map' => '{"v":1}', 'null' => 'null', 'a number' => '7'];
$answers = array_map(fn ($row) => '{"columns":["v"],"data":[[0],[0],' . $row . ',[0]]}', $later);
check_all(outcomes($answers, '2.0.0-M06', ['fetch_mode' => 'num']), [[[0], [0]], 'ProtocolException']);
--EXPECT--
24 cases
5 cases
