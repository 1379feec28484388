--TEST--
The parts of a typed value may come in any order
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$scalars = ['{"_value":"1","$type":"Integer"}', '{"$type":"Integer","_value":"1"}'];
check_all(outcomes(array_map(typed_value_body(...), $scalars), '5.26'), [[['v' => 1]], 'end']);

$values = [
    '{"_value":[{"_value":"1","$type":"Integer"},{"_value":{"k":{"_value":null,"$type":"Null"}},"$type":"Map"}],"$type":"List"}',
    '{"$type":"List","_value":[{"$type":"Integer","_value":"1"},{"$type":"Map","_value":{"k":{"$type":"Null","_value":null}}}]}',
];
check_all(outcomes(array_map(typed_value_body(...), $values), '5.26'), [[['v' => [1, ['k' => null]]]], 'end']);

$nodes = [
    '{"$type":"Node","_value":{"_element_id":"4:a:1","_labels":["L"],"_properties":{"p":{"$type":"Integer","_value":"7"}}}}',
    '{"_value":{"_properties":{"p":{"_value":"7","$type":"Integer"}},"_element_id":"4:a:1","_labels":["L"]},"$type":"Node"}',
    '{"$type":"Node","_value":{"_labels":["L"],"_properties":{"p":{"$type":"Integer","_value":"7"}},"_element_id":"4:a:1"}}',
];
foreach (outcomes(array_map(typed_value_body(...), $nodes), '5.26') as $i => [$rows, $end]) {
    check([$end, $rows[0]['v'] == new Neo4j\Type\Node('4:a:1', null, ['L'], ['p' => 7])], ['end', true], "node $i");
}
--EXPECT--
2 cases
2 cases
