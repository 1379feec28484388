--TEST--
Transactional answers that do not fit together are refused, never guessed at
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/transactional.php';

$rows = [
    'no meta' => '{"row":[1]}', 'null meta' => '{"row":[1],"meta":null}', 'meta is a map' => '{"row":[1],"meta":{}}',
    'too few items' => datum('[1]', '[]'), 'too many items' => datum('[1]', '[null,null]'), 'a date of a number' => datum('[1]', '[{"type":"date"}]'),
    'no date' => datum('["2024-02-30"]', '[{"type":"date"}]'), 'no duration' => datum('["P"]', '[{"type":"duration"}]'), 'an unknown type' => datum('["x"]', '[{"type":"later"}]'),
    'a node of a number' => datum('[1]', '[' . META_7 . ']', NODE_7), 'a node of a list' => datum('[[1]]', '[' . META_7 . ']', NODE_7),
    'a path of two' => datum('[[{},{}]]', '[[' . META_7 . ',' . META_7 . ']]', NODE_7), 'a path of nodes' => datum('[[{},{},{}]]', '[[' . META_7 . ',' . META_7 . ',' . META_7 . ']]', NODE_7),
    'no point' => datum('[{"type":"Point","coordinates":[1.5],"crs":{"srid":7203}}]', '[{"type":"point"}]'),
    'a point of another system' => datum('[{"type":"Point","coordinates":[1.5,1.5],"crs":{"srid":1}}]', '[{"type":"point"}]'),
    'row is no list' => '{"row":{"a":1},"meta":[]}', 'row is null' => '{"row":null,"meta":[null]}', 'nothing' => '{}', 'too many values' => datum('[1,2]', '[null,null]'), 'too few values' => datum('[]', '[]'),
    'an integer beyond 64 bits' => datum('[9223372036854775808]', '[null]'), 'rest of a node without a URL' => '{"rest":[{"self":"x","data":{},"property":"x","properties":"x"}]}',
];
check_all(array_map(fn ($row) => is_array($row) ? written($row) : $row, transactional_rows($rows)), 'ProtocolException');

$row = datum('[1]', '[null]');
$bodies = [
    'no errors' => '{"results":[{"columns":["v"],"data":[' . $row . ']}]}', 'errors null' => transactional_body(['v'], [$row], 'null'), 'errors a map' => transactional_body(['v'], [$row], '{}'),
    'errors of a number' => transactional_body(['v'], [$row], '[1]'), 'no results' => '{"errors":[]}', 'empty results' => '{"results":[],"errors":[]}', 'no data' => '{"results":[{"columns":["v"]}],"errors":[]}',
    'no columns' => '{"results":[{"data":[' . $row . ']}],"errors":[]}', 'two results' => '{"results":[{"columns":["v"],"data":[]},{"columns":["v"],"data":[]}],"errors":[]}',
    'columns of numbers' => '{"results":[{"columns":[1],"data":[]}],"errors":[]}', 'a list' => '[]', 'a row that is a list' => '{"results":[{"columns":["v"],"data":[[1]]}],"errors":[]}',
];
foreach (transactional_outcomes($bodies) as $case => [$rows, $end]) {
    check($end, 'ProtocolException', $case);
}
echo count($bodies), " bodies\n";
--EXPECT--
22 cases
12 bodies
