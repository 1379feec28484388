--TEST--
Answers that have "row" and "rest": the one that tells most is taken, wherever it stands
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/transactional.php';

$graph = '"graph":' . NODE_7;
$row = '"row":[{"a":1,"b":[1,2]},"2024-02-29",[1]]';
$meta = '"meta":[' . META_7 . ',{"type":"date"},null]';
$rest = '"rest":[{"self":"http://h/db/data/node/7","data":{},"property":"x","properties":"x"},"2024-02-29",[1]]';
$cases = [
    'row first' => "{{$row},$meta,$graph,$rest}",
    'rest first' => "{{$rest},$row,$meta,$graph}",
    'row without meta' => "{{$row},$graph,$rest}",
    'row without meta, last' => "{{$rest},$graph,$row}",
    'row of another length' => "{\"row\":[1],$graph,$rest}",
    'rest of another length' => "{\"rest\":[1],$row,$graph,$meta}",
    'rest that is no list' => "{{$row},$graph,$meta,\"rest\":{}}",
    'nothing but rest' => "{{$rest}}",
];
foreach (transactional_rows($cases, 3) as $case => $values) {
    echo $case, ': ', is_array($values) ? implode(', ', array_map(get_debug_type(...), $values)) . ' ' . json_encode($values[2]) : $values, "\n";
}
--EXPECT--
row first: Neo4j\Type\Node, Neo4j\Type\Date, array [1]
rest first: Neo4j\Type\Node, Neo4j\Type\Date, array [1]
row without meta: Neo4j\Type\Node, string, array [1]
row without meta, last: Neo4j\Type\Node, string, array [1]
row of another length: Neo4j\Type\Node, string, array [1]
rest of another length: Neo4j\Type\Node, Neo4j\Type\Date, array [1]
rest that is no list: ProtocolException
nothing but rest: ProtocolException
