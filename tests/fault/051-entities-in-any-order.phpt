--TEST--
Legacy nodes, relationships and paths are known whatever the order of their parts
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$h = 'http://127.0.0.1:7474/db/data';
$node = legacy_node(12, ['self' => 'mine', 'data' => 'too', 'labels' => 'l', 'n' => 1]);
$relationship = [
    'start' => "$h/node/1", 'data' => (object) ['since' => 1999], 'self' => "$h/relationship/5", 'property' => "$h/relationship/5/properties/{key}",
    'properties' => "$h/relationship/5/properties", 'type' => 'KNOWS', 'extensions' => (object) [], 'end' => "$h/node/2",
];
$path = [
    'start' => "$h/node/1", 'nodes' => ["$h/node/1", "$h/node/2"], 'length' => 1, 'relationships' => ["$h/relationship/5"], 'end' => "$h/node/2",
];
foreach (['node' => $node, 'relationship' => $relationship, 'path' => $path] as $kind => $parts) {
    $keys = array_keys($parts);
    $answers = [];
    foreach ($keys as $i => $key) {
        $order = [...array_slice($keys, $i), ...array_slice($keys, 0, $i)];
        foreach ([$order, array_reverse($order)] as $some) {
            $answers[] = legacy_body(['v', 'w'], [[array_replace(array_flip($some), $parts), 7]]);
        }
    }
    $values = [];
    foreach (outcomes($answers, '2.0.0-M06') as [$rows, $end]) {
        check([$end, $rows[0]['w'] ?? null], ['end', 7], $kind);
        $values[] = serialize($rows[0]['v']);
    }
    echo $kind, ': ', count($answers), ' orders, ', count(array_unique($values)), " value\n";
    echo json_encode(unserialize($values[0])), "\n";
}
--EXPECT--
node: 16 orders, 1 value
{"elementId":"12","id":12,"labels":null,"properties":{"self":"mine","data":"too","labels":"l","n":1}}
relationship: 16 orders, 1 value
{"elementId":"5","id":5,"type":"KNOWS","startElementId":"1","endElementId":"2","startId":1,"endId":2,"properties":{"since":1999}}
path: 10 orders, 1 value
{"nodes":[{"elementId":"1","id":1,"labels":null,"properties":null},{"elementId":"2","id":2,"labels":null,"properties":null}],"relationships":[{"elementId":"5","id":5,"type":"","startElementId":null,"endElementId":null,"startId":null,"endId":null,"properties":null}],"labels":[]}
