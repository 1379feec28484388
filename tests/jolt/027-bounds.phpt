--TEST--
max_depth and max_row_bytes hold for rows, for what is skipped and for what is beside the rows
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

$lists = fn (int $depth) => str_repeat('[', $depth) . str_repeat(']', $depth);
$maps = fn (int $depth) => str_repeat('{"{}":{"a":', $depth) . '1' . str_repeat('}}', $depth);
$plain = fn (int $depth) => str_repeat('{"a":', $depth) . '1' . str_repeat('}', $depth);
$beside = fn (string $event) => jolt_lines(['{"header":{"fields":["v"]}}', $event, '{"summary":{}}', '{"info":{}}']);
$places = [
    'list' => fn ($depth) => jolt_value_body($lists($depth)), 'map' => fn ($depth) => jolt_value_body($maps($depth)),
    'property' => fn ($depth) => jolt_value_body('{"()":[1,[],{"a":' . $lists($depth) . '}]}'), 'unknown event' => fn ($depth) => $beside('{"x":' . $plain($depth) . '}'),
    'plan' => fn ($depth) => jolt_lines(['{"header":{"fields":["v"]}}', '{"summary":{"plan":{"root":' . str_repeat('{"children":[', $depth) . str_repeat(']}', $depth) . '}}}', '{"info":{}}']),
    'notifications' => fn ($depth) => jolt_lines(['{"header":{"fields":["v"]}}', '{"summary":{}}', '{"info":{"notifications":' . $plain($depth) . '}}']),
];
foreach ($places as $place => $body) {
    check(jolt_outcomes([$body(400)])[0][1], 'end', "400 in $place");
    check(jolt_outcomes([$body(2000)])[0][1], 'ProtocolException', "2000 in $place");
    check(jolt_outcomes([$body(200000)])[0][1], 'ProtocolException', "200000 in $place");
    check(jolt_outcomes([$body(100)], ['max_depth' => 20])[0][1], 'ProtocolException', "100 of 20 in $place");
    if (in_array($place, ['list', 'map', 'property'])) { /* counted in values, not in JSON's levels */
        check(jolt_outcomes([$body(21)], ['max_depth' => 20])[0][1], 'ProtocolException', "21 of 20 in $place");
    }
    check(jolt_outcomes([$body(10)], ['max_depth' => 20])[0][1], 'end', "10 of 20 in $place");
}
check(jolt_outcomes([jolt_value_body('{"()":[1,["L"],{"a":[1]}]}'), jolt_value_body('[1]')], ['max_depth' => 2]) != null, true, 'shallow');
check_all(jolt_outcomes(['{"header":{"fields":["v"]}}{"data":[' . str_repeat('[', 1000000), str_repeat('[', 1000000), str_repeat('{"a":', 1000000)]), [[], 'ProtocolException']);

$places = [
    'string' => fn ($bytes) => jolt_value_body('"' . str_repeat('x', $bytes) . '"'), 'values' => fn ($bytes) => jolt_value_body('[' . str_repeat('"a",', intdiv($bytes, 4)) . '1]'),
    'columns' => fn ($bytes) => jolt_lines(['{"header":{"fields":["' . str_repeat('x', $bytes) . '"]}}', '{"data":[1]}', '{"summary":{}}', '{"info":{}}']),
    'unknown events' => fn ($bytes) => jolt_lines(['{"header":{"fields":["v"]}}', ...array_fill(0, intdiv($bytes, 10), '{"x":{}}'), '{"data":[1]}', '{"summary":{}}', '{"info":{}}']),
    'info' => fn ($bytes) => jolt_body(['v'], [[1]], [], ['x' => str_repeat('x', $bytes)]),
];
foreach ($places as $place => $body) {
    foreach ([5000 => 'end', 50000 => 'ProtocolException', 5000000 => 'ProtocolException'] as $bytes => $end) {
        check(jolt_outcomes([$body($bytes)], ['max_row_bytes' => 20000])[0][1], $end, "$bytes bytes, $place");
    }
}
echo count(jolt_outcomes([jolt_body(['v'], array_fill(0, 1000, [str_repeat('x', 10000)]))], ['max_row_bytes' => 20000])[0][0]), "\n";
--EXPECT--
3 cases
1000
