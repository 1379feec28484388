--TEST--
Bytes come as a list of ints with one description for all: they are Bytes where nothing else can be meant
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/transactional.php';

$cases = [
    'bytes' => datum('[[0,-1,127],1]', '[null,null]'),
    'a list of ints' => datum('[[0,-1,127],1]', '[null,null,null,null]'),
    'beyond a byte' => datum('[[0,128],1]', '[null,null,null]'),
    'bytes, then a node' => datum('[[0,-1],{"a":1,"b":[1,2]}]', '[null,' . META_7 . ']', NODE_7),
    'bytes beside a shorter list' => datum('[[1,2,3],[1,2]]', '[null,null,null]'),
    'either of two' => datum('[[1,2],[3,4]]', '[null,null,null]'),
    'within lists' => datum('[[[1,2],[3]],"x"]', '[null,null,null]'),
];
function show(mixed $value): string
{
    return match (true) {
        $value instanceof Neo4j\Type\Bytes => 'bytes ' . bin2hex($value->value),
        $value instanceof Neo4j\Type\Node => "node $value->id",
        is_array($value) => '[' . implode(', ', array_map(show(...), $value)) . ']',
        default => json_encode($value),
    };
}

foreach (transactional_rows($cases, 2) as $case => $row) {
    echo $case, ': ', is_array($row) ? implode(', ', array_map(show(...), $row)) : $row, "\n";
}
--EXPECT--
bytes: bytes 00ff7f, 1
a list of ints: [0, -1, 127], 1
beyond a byte: [0, 128], 1
bytes, then a node: bytes 00ff, node 7
bytes beside a shorter list: bytes 010203, [1, 2]
either of two: [1, 2], [3, 4]
within lists: [bytes 0102, [3]], "x"
