--TEST--
A map of the user that looks like a legacy node, relationship or path in part keeps every key
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$h = 'http://127.0.0.1:7474/db/data';
$maps = [
    ['self' => "$h/node/1"], ['data' => ['a' => 1]], ['data' => []], ['self' => null, 'data' => ['a' => 1]], ['self' => 1, 'data' => ['a' => 1]],
    ['self' => 'hello', 'data' => ['a' => 1]], ['self' => '', 'data' => ['a' => 1]], ['self' => ["$h/node/1"], 'data' => ['a' => 1]],
    ['self' => "$h/node/1", 'data' => 5], ['self' => "$h/node/1", 'data' => null], ['self' => "$h/node/1", 'data' => 'x'],
    ['self' => "$h/node/1", 'data' => [1, 2]], ['self' => "$h/node/1", 'Data' => ['a' => 1]], ['data' => ['a' => 1], 'selfie' => "$h/node/1"],
    ['property' => 7, 'labels' => ['x'], 'extensions' => ['y' => 1], 'properties' => null, 'traverse' => 1.5],
    ['outgoing_relationships' => 'a', 'labels' => 'b', 'traverse' => 'c', 'property' => 'd', 'properties' => 'e', 'extensions' => 'f'],
    ['labels' => "$h/node/1/labels", 'extensions' => ['deep' => [[1], ['x' => [2]]]], 'self' => "$h/node/1"],
    ['extensions' => ['a' => 1], 'metadata' => ['id' => 1, 'labels' => ['L']]], ['metadata' => ['id' => 1, 'type' => 'T'], 'self' => "$h/relationship/1"],
    ['start' => "$h/node/1", 'end' => "$h/node/2", 'type' => 'KNOWS'], ['start' => 1, 'end' => 2, 'type' => 3, 'self' => 4],
    ['start' => "$h/node/1", 'end' => "$h/node/2", 'self' => "$h/relationship/1", 'type' => 'T', 'property' => 'x'],
    ['nodes' => [], 'relationships' => [], 'length' => 0], ['nodes' => ["$h/node/1"], 'relationships' => [], 'length' => 0, 'start' => "$h/node/1"],
    ['nodes' => 1, 'relationships' => 2, 'length' => 3], ['length' => 3], ['nodes' => ["$h/node/1"]],
    ['self' => ['self' => "$h/node/1"], 'x' => ['data' => 1]], ['name' => 'x', 'self' => 'y', 'start' => 'z', 'length' => 1],
];
/* All that a node has, but one part is missing or of another kind. */
$node = ['data' => ['a' => 1]] + legacy_node(1, []);
foreach (['self', 'data', 'property', 'properties'] as $key) {
    $maps[] = array_diff_key($node, [$key => 1]);
}
array_push($maps, ['self' => 'hello'] + $node, ['self' => null] + $node, ['self' => [1]] + $node, ['data' => 'x'] + $node, ['data' => [1, 2]] + $node, $node + ['mine' => 1]);
$maps = array_map(fn ($map) => array_map(fn ($value) => $value instanceof stdClass ? ['z' => 1] : $value, $map), $maps);
foreach (['objects', 'arrays'] as $mode) {
    $answers = array_map(fn ($map) => legacy_body(['v', 'w'], [[(object) $map, 1]]), $maps);
    $answers = str_replace('"data":[]}', '"data":{}}', $answers);
    foreach (outcomes($answers, '2.0.0-M06', ['value_mode' => $mode]) as $i => $outcome) {
        check($outcome, [[['v' => $maps[$i], 'w' => 1]], 'end'], "$mode $i");
    }
}
echo "done\n";
--EXPECT--
done
