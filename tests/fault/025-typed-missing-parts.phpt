--TEST--
A typed answer without fields or values, or with rows that do not fit, is a ProtocolException
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$one = '{"$type":"Integer","_value":"1"}';
$none = [
    'empty' => '{}', 'bookmarks only' => '{"bookmarks":[]}', 'errors empty' => '{"errors":[]}', 'data empty' => '{"data":{}}',
    'no values' => '{"data":{"fields":["v"]}}', 'no fields' => '{"data":{"values":[[' . $one . ']]}}',
    'no fields, no rows' => '{"data":{"values":[]}}', 'data null' => '{"data":null}', 'data a list' => '{"data":[]}',
    'fields null' => '{"data":{"fields":null,"values":[]}}', 'fields a map' => '{"data":{"fields":{"v":1},"values":[]}}',
    'values null' => '{"data":{"fields":["v"],"values":null}}', 'values a map' => '{"data":{"fields":["v"],"values":{}}}',
    'values a string' => '{"data":{"fields":["v"],"values":"x"}}', 'field a number' => '{"data":{"fields":[1],"values":[]}}',
    'field typed' => '{"data":{"fields":[{"$type":"String","_value":"v"}],"values":[]}}',
    'a field twice' => '{"data":{"fields":["v","w","v"],"values":[]}}',
    'a field twice, with rows' => '{"data":{"fields":["v","v"],"values":[[' . "$one,$one" . ']]}}',
    'row a value' => '{"data":{"fields":["v"],"values":[' . $one . ']}}', 'row null' => '{"data":{"fields":["v"],"values":[null]}}',
    'empty row' => '{"data":{"fields":["v"],"values":[[]]}}',
    'too many' => '{"data":{"fields":["v"],"values":[[' . "$one,$one" . ']]}}',
    'too few' => '{"data":{"fields":["v","w"],"values":[[' . $one . ']]}}',
    'not in data' => '{"fields":["v"],"values":[[' . $one . ']]}',
];
check_all(outcomes($none, '5.26'), [[], 'ProtocolException']);

$later = ['too many' => "[$one,$one]", 'too few' => '[]', 'a value' => $one, 'null' => 'null', 'a map' => '{}'];
$zero = '[{"$type":"Integer","_value":"0"}]';
$answers = array_map(fn ($row) => '{"data":{"fields":["v"],"values":[' . "$zero,$zero,$row,$zero" . ']},"bookmarks":[]}', $later);
check_all(outcomes($answers, '5.26', ['fetch_mode' => 'num']), [[[0], [0]], 'ProtocolException']);
--EXPECT--
24 cases
5 cases
