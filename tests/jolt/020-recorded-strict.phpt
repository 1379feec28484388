--TEST--
What servers recorded sparse and strict is the same values; so is each of Jolt's media types
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';
require __DIR__ . '/recorded.php';

$old = ['50000', '50001', 9 => '0'];
$new = ['"4:3eeca9ab:150001"', '"4:3eeca9ab:150002"', 9 => '"5:3eeca9ab:50000"'];
$fields = array_map(fn ($i) => "c$i", range(0, 22));
$rows = [];
foreach (['sparse' => ['', '-v1', '-v2'], 'strict' => ['', '-v2']] as $mode => $versions) {
    foreach ($versions as $version) {
        foreach (['', '+json-seq'] as $form) {
            $body = jolt_lines([['header' => ['fields' => $fields]], '{"data":[' . recorded_row($mode, $version === '-v2' ? $new : $old) . ']}', '{"summary":{}}', '{"info":{}}']);
            $type = "application/vnd.neo4j.jolt$version$form" . ($mode === 'strict' ? ';strict=true' : '');
            $outcome = outcomes([jolt_answer($form ? $body : str_replace("\x1e", '', $body), $type)], '4.4', ['protocol' => 'jolt', 'database' => 'neo4j', 'fetch_mode' => 'num'])[0];
            check($outcome[1], 'end', $type);
            $rows[$version === '-v2' ? 'new' : 'old'][$type] = serialize($outcome[0]);
        }
    }
}
echo count($rows['old']), ' ', count(array_unique($rows['old'])), ' ', count($rows['new']), ' ', count(array_unique($rows['new'])), "\n";
$row = unserialize(reset($rows['old']))[0];
check(array_slice($row, 0, 12), [1, 2147483648, 9007199254740993, PHP_INT_MAX, 1.0, 1.5e300, true, null, 'x', [1, 2.0, 'a', null, true, [2]], ['a' => 1, 'b' => ['c' => [1.5]]], []], 'plain');
check(serialize(array_slice($row, 16)), serialize([NAN, INF, -INF, -0.0, -2147483648, -2147483649, 2147483647]), 'numbers');
[$node, $relationship, $path, $back] = array_slice($row, 12, 4);
check([$node->id, $node->elementId, $node->labels, $node->get('min'), $node->get('tiny'), $node->get('fl'), $node->get('strs'), $node->get('ints')],
    [50000, '50000', ['WireA', 'WireX'], PHP_INT_MIN, 5e-324, [1.5, 2.0], ['a', 'b'], [1, 2, 3]], 'node');
check([$relationship->id, $relationship->startId, $relationship->endId, $relationship->startElementId, $relationship->endElementId], [0, 50000, 50001, '50000', '50001'], 'relationship');
check($path->nodes == array_reverse($back->nodes) && $path->relationships == [$relationship] && $back->relationships == [$relationship], true, 'paths');
$node = unserialize(reset($rows['new']))[0][12];
check([$node->id, $node->elementId], [null, '4:3eeca9ab:150001'], 'new ids');
--EXPECT--
6 1 4 1
