--TEST--
Every malformed typed value is a ProtocolException
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$node = fn ($id, $labels, $properties) => '{"$type":"Node","_value":{"_element_id":' . "$id,\"_labels\":$labels,\"_properties\":$properties}}";
$one = '{"$type":"Integer","_value":"1"}';
$n = $node('"4:a:1"', '["L"]', '{}');
$r = '{"$type":"Relationship","_value":{"_element_id":"5:a:1","_start_node_element_id":"4:a:1","_end_node_element_id":"4:a:2","_type":"T","_properties":{}}}';
$values = [
    /* No wrapper, or not a whole one. */
    '1', '"x"', 'true', 'null', '[]', '[1]', '{}', '{"a":1}', '{"$type":"Integer"}', '{"_value":"1"}', '{"$type":null,"_value":null}',
    '{"$type":7,"_value":"1"}', '{"$type":"","_value":"1"}', '{"$type":["Integer"],"_value":"1"}', '{"$type":{"a":1},"_value":"1"}',
    '{"$type":"integer","_value":"1"}', '{"$type":"Integer ","_value":"1"}', '{"$type":"Integer\u0000","_value":"1"}',
    /* Integers. */
    ...array_map(
        fn ($value) => '{"$type":"Integer","_value":' . $value . '}',
        ['"12x"', '""', '" 1"', '"1 "', '"+1"', '"-"', '"--1"', '"0x10"', '"1.0"', '"1e3"', '"1_000"', '"١"', '"1\u0000"', 'null', 'true', '[]', '{}', '[1]'],
    ),
    /* Floats. */
    ...array_map(
        fn ($value) => '{"$type":"Float","_value":' . $value . '}',
        ['"1.5x"', '""', '" 1.5"', '"1.5 "', '"1,5"', '"x"', '"0x1p3"', '"-"', '"1e"', '"."', '"nan(1)"', '"inf"', '"1.5\u0000"', '"\t1.5"', '"\n1.5"', '"-.5"', '"- 1.5"', '"1.5e"', '"1.5E+"', '"--1.5"', 'null', 'true', '[]', '{}'],
    ),
    /* Booleans, null, strings. */
    ...array_map(fn ($value) => '{"$type":"Boolean","_value":' . $value . '}', ['"true"', '"yes"', '1', '0', 'null', '[]', '{}']),
    ...array_map(fn ($value) => '{"$type":"Null","_value":' . $value . '}', ['"null"', '0', 'false', '[]', '{}']),
    ...array_map(fn ($value) => '{"$type":"String","_value":' . $value . '}', ['1', 'true', 'null', '[]', '{}', '["a"]']),
    /* Lists and maps. */
    ...array_map(fn ($value) => '{"$type":"List","_value":' . $value . '}', ['"x"', 'null', '1', '{}', '{"a":' . $one . '}', '[1]', '[null]', '[[]]', '[{}]', "[$one,1]"]),
    ...array_map(fn ($value) => '{"$type":"Map","_value":' . $value . '}', ['"x"', 'null', '1', '[]', "[$one]", '{"a":1}', '{"a":null}', '{"a":{}}', '{"a":[]}']),
    /* Nodes. */
    '{"$type":"Node","_value":{}}', '{"$type":"Node","_value":[]}', '{"$type":"Node","_value":"x"}', '{"$type":"Node","_value":null}',
    '{"$type":"Node","_value":{"_labels":[],"_properties":{}}}', $node('1', '[]', '{}'), $node('null', '[]', '{}'), $node('{}', '[]', '{}'),
    $node('"4:a:1"', 'null', '{}'), $node('"4:a:1"', '"L"', '{}'), $node('"4:a:1"', '{}', '{}'), $node('"4:a:1"', '[1]', '{}'),
    $node('"4:a:1"', '[null]', '{}'), $node('"4:a:1"', '[["L"]]', '{}'), $node('"4:a:1"', '[{"$type":"String","_value":"L"}]', '{}'),
    $node('"4:a:1"', '[]', 'null'), $node('"4:a:1"', '[]', '[]'), $node('"4:a:1"', '[]', '"x"'), $node('"4:a:1"', '[]', '{"a":1}'), $node('"4:a:1"', '[]', $one),
    /* Relationships. */
    '{"$type":"Relationship","_value":{}}', '{"$type":"Relationship","_value":[]}', '{"$type":"Relationship","_value":null}',
    str_replace('"5:a:1"', '5', $r), str_replace('"4:a:1"', 'null', $r), str_replace('"4:a:2"', '[]', $r), str_replace('"T"', '1', $r),
    str_replace('"T"', 'null', $r), str_replace('"_properties":{}', '"_properties":[]', $r), str_replace('"_type":"T",', '', $r),
    str_replace('"_element_id":"5:a:1",', '', $r), str_replace('"_start_node_element_id":"4:a:1",', '', $r), str_replace('"_end_node_element_id":"4:a:2",', '', $r),
    /* Paths. */
    ...array_map(
        fn ($value) => '{"$type":"Path","_value":' . $value . '}',
        ['[]', '{}', 'null', '"x"', "[$r]", "[$n,$r]", "[$n,$n]", "[$n,$n,$n]", "[$r,$n,$r]", "[$n,$one,$n]", "[$n,1,$n]", "[$one]", "[$n,$r,$n,$r]"],
    ),
];
$answers = array_map(typed_value_body(...), array_combine($values, $values));
check_all(outcomes($answers, '5.26'), [[], 'ProtocolException']);
$inside = array_map(fn ($value) => typed_value_body('{"$type":"List","_value":[' . $value . ']}'), array_combine($values, $values));
check_all(outcomes($inside, '5.26'), [[], 'ProtocolException']);

$right = [$n, $r, '{"$type":"Path","_value":[' . "$n,$r,$n" . ']}', '{"$type":"Path","_value":[' . $n . ']}', '{"$type":"List","_value":[]}'];
echo json_encode(array_column(outcomes(array_map(typed_value_body(...), $right), '5.26'), 1)), "\n";
--EXPECT--
143 cases
143 cases
["end","end","end","end","end"]
