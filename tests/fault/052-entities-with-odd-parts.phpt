--TEST--
Malformed legacy entities never crash and are never short: a value with every key, or an exception
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$h = 'http://127.0.0.1:7474/db/data';
$ids = ['', 'x', '1x', '-1', '99999999999999999999', '1/', '1?x', ' 1', '0x1', '1.5'];
$values = [];
foreach ($ids as $id) {
    $values[] = ['self' => "$h/node/$id", 'data' => ['a' => 1], 'property' => 'p', 'properties' => 'q'];
    $values[] = ['self' => "$h/relationship/$id", 'start' => "$h/node/$id", 'end' => "$h/node/1", 'type' => 'T', 'data' => ['a' => 1], 'property' => 'p', 'properties' => 'q'];
    $values[] = ['start' => "$h/node/1", 'nodes' => ["$h/node/1", "$h/node/$id"], 'length' => 1, 'relationships' => ["$h/relationship/1"], 'end' => "$h/node/$id"];
}
foreach ([['nodes' => []], ['nodes' => null], ['nodes' => ['k' => 'v']], ['relationships' => []], ['relationships' => [1]], ['nodes' => [[]]], ['length' => 9], ['length' => 'x'], ['start' => null], ['nodes' => ["$h/node/1"]]] as $odd) {
    $values[] = $odd + ['start' => "$h/node/1", 'nodes' => ["$h/node/1", "$h/node/2"], 'length' => 1, 'relationships' => ["$h/relationship/1"], 'end' => "$h/node/2"];
}
foreach ([['type' => 1], ['type' => null], ['start' => null], ['end' => []], ['start' => 'x']] as $odd) {
    $values[] = $odd + ['self' => "$h/relationship/5", 'start' => "$h/node/1", 'end' => "$h/node/2", 'type' => 'T', 'data' => ['a' => 1], 'property' => 'p', 'properties' => 'q'];
}
$answers = array_map(fn ($value) => legacy_body(['v', 'w'], [[$value, 1]]), $values);
foreach (outcomes($answers, '2.0.0-M06') as $i => [$rows, $end]) {
    $kept = is_array($rows[0]['v'] ?? null) && $rows[0]['v'] === $values[$i];
    $refused = $rows === [] && $end === 'ProtocolException';
    $entity = is_object($rows[0]['v'] ?? null) && $end === 'end';
    check($kept || $refused || $entity, true, json_encode($values[$i], JSON_UNESCAPED_SLASHES) . ' gave ' . written($rows) . " $end");
    check($rows === [] || $rows[0]['w'] === 1, true, "case $i: what follows");
}
echo count($answers), " cases\n";
--EXPECT--
45 cases
