--TEST--
Hostile transactional answers: nesting, size, and rows that could be read in very many ways
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/transactional.php';

$nested = fn ($levels, $inner = '1') => str_repeat('[', $levels) . $inner . str_repeat(']', $levels);
$deep = fn ($levels) => transactional_body(['a'], [datum('[' . $nested($levels) . ']', '[null]')]);
foreach (transactional_outcomes([$deep(3), $deep(4), transactional_body(['a'], [datum('[' . $nested(3, '{"a":{}}') . ']', '[]')])], ['max_depth' => 3]) as [$rows, $end]) {
    echo json_encode($rows), " $end\n";
}
/* A point in a list of a node's property is the deepest that a server writes, and no matter of max_depth. */
$point = '{"type":"Point","coordinates":[1.0,2.0],"crs":{"srid":7203,"name":"x","type":"link","properties":{"href":"x"}}}';
$graph = '{"nodes":[{"id":"7","labels":[],"properties":{"p":[' . $point . ']}}],"relationships":[]}';
$node = transactional_body(['a'], [datum("[{\"p\":[$point]}]", '[' . META_7 . ']', $graph)]);
echo transactional_outcomes([$node], ['max_depth' => 5])[0][1], "\n";

$graphs = ['in graph' => '{"row":[1],"meta":[null],"graph":' . str_repeat('{"x":', 600) . '1' . str_repeat('}', 600) . '}', 'in meta' => '{"row":[1],"meta":' . $nested(600) . '}', 'elsewhere' => '{"x":' . $nested(600) . '}'];
check_all(array_map(fn ($outcome) => $outcome[1], transactional_outcomes(array_map(fn ($datum) => transactional_body(['a'], [$datum]), $graphs))), 'ProtocolException');

$long = ['a list' => datum('[[' . str_repeat('1,', 50000) . '1]]', '[null]'), 'a text in a list' => datum('[["' . str_repeat('x', 100000) . '"]]', '[null]'), 'meta' => datum('[1]', '[' . str_repeat('null,', 20000) . 'null]'),
    'graph' => datum('[1]', '[null]', '{"nodes":[' . str_repeat('{"id":"1"},', 9000) . '{}]}')];
check_all(array_map(fn ($outcome) => $outcome[1], transactional_outcomes(array_map(fn ($datum) => transactional_body(['a'], [$datum]), $long), ['max_row_bytes' => 65536])), 'ProtocolException');

/* Lists of 2, 3, 5, … elements, each of which may be one item: their sums are many. */
$date = '{"type":"date"}';
$lists = '[' . implode(',', array_map(fn ($n) => '[' . implode(',', array_fill(0, $n, '1')) . ']', [2, 3, 5, 9, 17, 33, 65, 129, 257, 513])) . ']';
$empties = '[' . implode(',', array_fill(0, 20000, '{}')) . ']';
$half = implode(',', array_fill(0, 10000, META_7));
$no_properties = '{"nodes":[{"id":"7","labels":[],"properties":{}}]}';
$many = ['lists' => datum("[[$lists,\"2020-01-01\",$lists]]", '[' . str_repeat('null,', 300) . "$date," . str_repeat('null,', 299) . 'null]'), 'maps' => datum("[$empties]", "[$half]", $no_properties)];
check_all(array_map(fn ($outcome) => $outcome[1], transactional_outcomes(array_map(fn ($datum) => transactional_body(['a'], [$datum]), $many))), 'ProtocolException');
$all = implode(',', array_fill(0, 20000, META_7));
[[$rows, $end]] = transactional_outcomes([transactional_body(['a'], [datum("[$empties]", "[$all]", $no_properties)])]);
echo count(array_filter($rows[0][0], fn ($value) => $value instanceof Neo4j\Type\Node)), " nodes, $end\n";
--EXPECT--
[[[[[1]]]]] end
[] ProtocolException
[] ProtocolException
end
3 cases
4 cases
2 cases
20000 nodes, end
