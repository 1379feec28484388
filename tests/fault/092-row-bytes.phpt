--TEST--
max_row_bytes bounds what one row may hold, in however many values
--EXTENSIONS--
neo4j
--INI--
memory_limit=512M
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$many = fn (int $bytes) => implode(',', array_fill(0, intdiv($bytes, 4), '"a"'));
$bodies = [
    'string' => fn ($bytes) => legacy_value_body('"' . str_repeat('x', $bytes) . '"'),
    'values' => fn ($bytes) => legacy_value_body('[' . $many($bytes) . ']'),
    'key' => fn ($bytes) => legacy_value_body('{"' . str_repeat('x', $bytes) . '":1}'),
    'skipped' => fn ($bytes) => legacy_body(['v'], [[['traverse' => str_repeat('x', $bytes)] + legacy_node(1, [])]]),
    'columns' => fn ($bytes) => '{"columns":["' . str_repeat('x', $bytes) . '"],"data":[[1]]}',
    'many columns' => fn ($bytes) => '{"columns":[' . implode(',', array_map(fn ($i) => "\"$i\"", range(1, intdiv($bytes, 4)))) . '],"data":[]}',
    'space in a row' => fn ($bytes) => legacy_value_body(str_repeat(' ', $bytes) . '1'),
    'trailer' => fn ($bytes) => legacy_body(['v'], [], ',"x":"' . str_repeat('x', $bytes) . '"'),
];
foreach ($bodies as $place => $body) {
    check(outcomes([$body(5000)], '2.0.0-M06', ['max_row_bytes' => 20000])[0][1], 'end', "5000 bytes, $place");
    check(outcomes([$body(50000)], '2.0.0-M06', ['max_row_bytes' => 20000])[0][1], 'ProtocolException', "50000 bytes, $place");
    check(outcomes([$body(5000000)], '2.0.0-M06', ['max_row_bytes' => 20000])[0][1], 'ProtocolException', "5000000 bytes, $place");
}
/* The bound is for one row, not for all of them. */
$rows = legacy_body(['v'], array_fill(0, 1000, [str_repeat('x', 10000)]));
var_dump(count(outcomes([$rows], '2.0.0-M06', ['max_row_bytes' => 20000])[0][0]));
$rows = typed_body(['v'], array_fill(0, 1000, [str_repeat('x', 10000)]));
var_dump(count(outcomes([$rows], '5.26', ['max_row_bytes' => 20000])[0][0]));

$server = scripted([typed_value_body('{"$type":"String","_value":"' . str_repeat('x', 50000) . '"}')]);
$e = exception_of(fn () => (new Neo4j\Client($server->url, ['max_row_bytes' => 20000]))->run('RETURN 1'));
echo short_name($e), ' ', var_export(str_contains($e->getMessage(), 'max_row_bytes'), true), "\n";
--EXPECT--
int(1000)
int(1000)
ProtocolException true
