--TEST--
max_depth bounds the nesting of values, in rows, in what is skipped and beside the rows
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$nested = fn (int $depth, string $inner = '1') => str_repeat('[', $depth) . $inner . str_repeat(']', $depth);
$maps = fn (int $depth) => str_repeat('{"a":', $depth) . '1' . str_repeat('}', $depth);
$node = body_json(legacy_node(1, []));
$places = [
    'list' => fn ($depth) => legacy_value_body($nested($depth)),
    'map' => fn ($depth) => legacy_value_body($maps($depth)),
    'property' => fn ($depth) => legacy_value_body(str_replace('"data":{}', '"data":{"a":' . $nested($depth) . '}', $node)),
    'extensions of a node' => fn ($depth) => legacy_value_body(str_replace('"extensions":{}', '"extensions":' . $maps($depth), $node)),
    'plan' => fn ($depth) => legacy_body(['v'], [], ',"plan":' . $maps($depth)),
    'unknown part' => fn ($depth) => legacy_body(['v'], [], ',"x":' . $nested($depth)),
];
foreach ($places as $place => $body) {
    check(outcomes([$body(400)], '2.0.0-M06')[0][1], 'end', "400 in $place");
    check(outcomes([$body(2000)], '2.0.0-M06')[0][1], 'ProtocolException', "2000 in $place");
    check(outcomes([$body(200000)], '2.0.0-M06')[0][1], 'ProtocolException', "200000 in $place");
    check(outcomes([$body(40)], '2.0.0-M06', ['max_depth' => 20])[0][1], 'ProtocolException', "40 of 20 in $place");
    check(outcomes([$body(10)], '2.0.0-M06', ['max_depth' => 20])[0][1], 'end', "10 of 20 in $place");
    check(outcomes([$body(3000)], '2.0.0-M06', ['max_depth' => 5000])[0][1], 'end', "3000 of 5000 in $place");
}
/* Never closed: the depth alone must stop it. */
check_all(outcomes(['{"columns":["v"],"data":[' . str_repeat('[', 1000000)], '2.0.0-M06'), [[], 'ProtocolException']);
check_all(outcomes([str_repeat('[', 1000000), str_repeat('{"a":', 1000000)], '2.0.0-M06'), [[], 'ProtocolException']);
--EXPECT--
1 cases
2 cases
