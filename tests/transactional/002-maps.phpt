--TEST--
A map is told from the node that is its first leaf, and from a point
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/transactional.php';

function show(mixed $value): string
{
    return json_encode($value instanceof Neo4j\Type\Node ? ['node' => $value->id] : (is_array($value) ? array_map(fn ($v) => json_decode(show($v)), $value) : $value));
}

$node = '{"a":1,"b":[1,2]}';
$cases = [
    'the node' => datum("[$node]", '[' . META_7 . ']', NODE_7),
    'a map of the node' => datum("[{\"x\":$node}]", '[' . META_7 . ']', NODE_7),
    'a map of its keys' => datum("[{\"a\":$node}]", '[' . META_7 . ']', NODE_7),
    'a map of its values' => datum("[$node]", '[null,null,null]', NODE_7),
    'the node within maps' => datum("[{\"x\":[$node,{\"y\":$node,\"z\":{}}],\"e\":[]}]", '[' . META_7 . ',' . META_7 . ']', NODE_7),
    'keys that look like numbers' => datum('[{"0":"a","7":"b","-1":"c","01":"d"}]', '[null,null,null,null]'),
    'a point' => datum('[{"type":"Point","coordinates":[1.5,2.0],"crs":{"srid":7203,"name":"cartesian"}}]', '[{"type":"point"}]'),
    'a map like a point' => datum('[{"type":"Point","coordinates":[1.5,2.0],"crs":{"srid":7203}}]', '[null,null,null,null]'),
    'an empty map' => datum('[{}]', '[]'),
    'empty lists' => datum('[[[],[[]],{"a":[]}]]', '[]'),
];
foreach (transactional_rows($cases) as $case => $row) {
    echo $case, ': ', is_array($row) ? show($row[0]) : $row, "\n";
}
$row = transactional_rows([datum("[{},$node,[]]", '[' . META_7 . ']', NODE_7)], 3)[0];
echo show($row), "\n";
--EXPECT--
the node: {"node":7}
a map of the node: {"x":{"node":7}}
a map of its keys: {"a":{"node":7}}
a map of its values: {"a":1,"b":[1,2]}
the node within maps: {"x":[{"node":7},{"y":{"node":7},"z":[]}],"e":[]}
keys that look like numbers: {"0":"a","7":"b","-1":"c","01":"d"}
a point: {"srid":7203,"x":1.5,"y":2,"z":null}
a map like a point: {"type":"Point","coordinates":[1.5,2],"crs":{"srid":7203}}
an empty map: []
empty lists: [[],[[]],{"a":[]}]
[[],{"node":7},[]]
