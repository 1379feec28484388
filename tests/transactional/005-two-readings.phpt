--TEST--
Where meta does not tell an empty map from a node without properties, the row is refused; where it does, it is not
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/transactional.php';

function kind(mixed $value): string
{
    return match (true) {
        $value instanceof Neo4j\Type\Node => "node $value->id",
        $value instanceof Neo4j\Type\Path => 'path',
        $value instanceof Neo4j\Type\Date => "date $value->day",
        is_array($value) => '[' . implode(', ', array_map(kind(...), $value)) . ']',
        default => json_encode($value),
    };
}

$meta = fn (int ...$ids) => implode(',', array_map(fn ($id) => "{\"id\":$id,\"type\":\"node\",\"deleted\":false}", $ids));
$graph = '{"nodes":[{"id":"1","labels":[],"properties":{}},{"id":"2","labels":[],"properties":{}},'
    . '{"id":"3","labels":[],"properties":{"t":[]}},{"id":"4","labels":[],"properties":{"a":1}}],"relationships":[]}';
$date = '{"type":"date"}';
$cases = [
    'both nodes' => ['[{},{}]', $meta(1, 2)],
    'both maps' => ['[{},{}]', ''],
    'one of two' => ['[{},{}]', $meta(1)],
    'one of two, in lists' => ['[[1,{}],[[[{}]]]]', 'null,' . $meta(1)],
    'two of three' => ['[[{},{},{}],1]', $meta(1, 2) . ',null'],
    'told by what is between, the first' => ['[[{},1,{}],2]', $meta(1) . ',null,null'],
    'told by what is between, the second' => ['[[{},1,{}],2]', 'null,' . $meta(1) . ',null'],
    'told by its properties' => ['[{},{"a":1}]', $meta(4)],
    'a map of an empty list' => ['[{"t":[]},{"t":[]}]', $meta(3)],
    'a path of nothing but nodes without properties' => ['[[{}],[{}]]', '[' . $meta(1) . ']'],
    'a path, told by its length' => ['[[{}],[{},{},{}]]', '[' . $meta(1) . ']'],
    'an array or a list, and equal texts' => ['[["a","b"],["2020-01-01","2020-01-01",["c","d"]]]', "null,null,null,null,null"],
    'an array or a list, and a date' => ['[["a","b"],["2020-01-01","2020-01-02",["c","d"]]]', "null,null,$date,null,null"],
    'an array, and a date' => ['[["a","b"],["2020-01-01","2020-01-02",["c","d"]]]', "null,$date,null,null,null"],
    'two lists around two dates' => ['[["a","2020-01-01"],["2020-01-02",["2020-01-03","c"]]]', "null,$date,null,null"],
];
foreach (transactional_rows(array_map(fn ($case) => datum($case[0], "[$case[1]]", $graph), $cases), 2) as $case => $row) {
    echo $case, ': ', is_array($row) ? implode(', ', array_map(kind(...), $row)) : $row, "\n";
}
$server = scripted([transactional_body(['a', 'b'], [datum('[1,2]', '[null,null]'), datum('[{},{}]', '[' . $meta(1) . ']', $graph), datum('[3,4]', '[null,null]')])], '4.4');
$result = (new Neo4j\Client($server->url, ['protocol' => 'transactional', 'database' => 'neo4j']))->run('RETURN 1');
expect_exception(function () use ($result) {
    foreach ($result as $row) {
        echo json_encode($row), "\n";
    }
});
--EXPECT--
both nodes: node 1, node 2
both maps: [], []
one of two: ProtocolException
one of two, in lists: ProtocolException
two of three: ProtocolException
told by what is between, the first: [node 1, 1, []], 2
told by what is between, the second: [[], 1, node 1], 2
told by its properties: [], node 4
a map of an empty list: ProtocolException
a path of nothing but nodes without properties: ProtocolException
a path, told by its length: path, [[], [], []]
an array or a list, and equal texts: ["a", "b"], ["2020-01-01", "2020-01-01", ["c", "d"]]
an array or a list, and a date: ProtocolException
an array, and a date: ["a", "b"], [date 1, "2020-01-02", ["c", "d"]]
two lists around two dates: ProtocolException
{"a":1,"b":2}
Neo4j\Exception\ProtocolException: row 2 can be read in two ways: this protocol does not tell an empty map from a node or relationship without properties, nor always lists of several lengths beside typed texts; protocol "legacy" does before Neo4j 4.0, "jolt" from then on
