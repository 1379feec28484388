--TEST--
Every malformed value is a ProtocolException that names its row
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

$n = '{"()":["4:a:1",["L"],{}]}';
$r = '{"->":["5:a:1","4:a:1","T","4:a:2",{}]}';
$back = '{"<-":["5:a:1","4:a:1","T","4:a:2",{}]}';
$tagged = fn (string $tag, array $values) => array_map(fn ($value) => "{\"$tag\":$value}", $values);
$values = [
    /* No tag, or more than one. */
    '{}', '{"a":1}', '{"":1}', '{"Z":"1","Z":"2"}', '{"Z":"1","x":1}', '{"x":1,"Z":"1"}', '{"z":"1"}', '{"Z ":"1"}', '{"{}":{},"a":1}', '{"$type":"Integer","_value":"1"}',
    ...$tagged('Z', ['1', '1.0', '""', '" 1"', '"1 "', '"+1"', '"-"', '"0x10"', '"1.0"', '"1e3"', '"NaN"', '"9223372036854775808"', '"-9223372036854775809"', 'null', 'true', '[]', '{}', '["1"]', '{"Z":"1"}']),
    ...$tagged('R', ['1.5', '""', '"1.5x"', '" 1.5"', '"1,5"', '"x"', '"nan"', '"-NaN"', '"+Infinity"', '"inf"', '"1e999"', '"1.5e"', '"."', '".5"', '"1.5\u0000"', '"99999999999999999999"', 'null', '[]', '{}']),
    ...$tagged('?', ['true', '"TRUE"', '"yes"', '""', '1', 'null', '[]']), ...$tagged('U', ['1', 'null', 'true', '[]', '{}']),
    ...$tagged('[]', ['null', '"x"', '1', '{}', '[{}]', '[{"a":1}]']), ...$tagged('{}', ['null', '"x"', '1', '[]', '{"a":{}}', '{"a":{"b":1}}', '{"a":[{}]}']),
    ...$tagged('T', ['"2024"', '"x"', '""', '"2024-02-30"', '"2024-02-29T"', '"25:00"', '"12:00+19:00"', '"P"', '"P1"', '"2024-02-29T12:00[Europe/Berlin"', '" 2024-02-29"', '1', 'null', '[]', '{}']),
    ...$tagged('@', ['"POINT(1.0 2.0)"', '"SRID=1;POINT(1.0 2.0)"', '"SRID=7203;POINT(1.0)"', '"SRID=7203;POINT Z (1.0 2.0 3.0)"', '"SRID=9157;POINT(1.0 2.0)"', '"SRID=7203;POINT(1.0 x)"', '"SRID=7203;POINT(1.0 2.0"', '""', '1', 'null', '[1.0,2.0]', '{}']),
    ...$tagged('#', ['"0"', '"0G"', '"0x00"', '" 00"', '"00 01"', '1', 'null', '[]', '[0]', '{}']),
    /* Numbers that are none of PHP's. */
    '9223372036854775808', '-9223372036854775809', '1e999', '[1e999]',
    /* Nodes. */
    ...$tagged('()', ['null', '{}', '"x"', '1', '[]', '[1]', '[1,[]]', '[1,[],{},1]', '[1.5,[],{}]', '[null,[],{}]', '[[],[],{}]', '[{"Z":"1"},[],{}]', '[9223372036854775808,[],{}]',
        '[1,null,{}]', '[1,"L",{}]', '[1,{},{}]', '[1,[1],{}]', '[1,[null],{}]', '[1,[["L"]],{}]', '[1,[{"U":"L"}],{}]', '[1,[],null]', '[1,[],[]]', '[1,[],"x"]', '[1,[],{"a":{}}]', '[1,[],{"a":{"b":1}}]',
        '[[],1,{}]', '[{},[],1]']),
    /* Relationships. */
    ...$tagged('->', ['null', '{}', '[]', '[1,2,"T",3]', '[1,2,"T",3,{},1]', '[1,2,3,4,{}]', '[1,2,null,3,{}]', '[1,2,["T"],3,{}]', '[1.5,2,"T",3,{}]', '[1,null,"T",3,{}]', '[1,2,"T",{},{}]', '[1,2,"T",3,[]]', '[1,2,"T",3,null]',
        '["a",2,"T",3,{}]', '[1,"a","T",3,{}]', '[1,2,"T","a",{}]']),
    ...$tagged('<-', ['null', '[]', '[1,2,"T",3]', '[1,2,3,4,{}]', '[1,"a","T",3,{}]']),
    /* Paths. */
    ...$tagged('..', ['null', '{}', '"x"', '[]', "[$r]", "[$n,$r]", "[$n,$n]", "[$n,$n,$n]", "[$r,$n,$r]", "[$n,$back]", "[$n,1,$n]", "[1]", "[null]", "[[]]", "[$n,$r,$n,$r]", '["x"]', '[{"Z":"1"}]', "[$n,{\"..\":[$n]},$n]", '[{}]']),
];
$values = array_combine($values, $values);
check_all(jolt_values($values), 'ProtocolException');
check_all(jolt_values(array_map(fn ($value) => "[$value]", $values)), 'ProtocolException');
check_all(jolt_values(array_map(fn ($value) => '{"()":[1,[],{"a":' . $value . '}]}', $values)), 'ProtocolException');

foreach (['{"Z":"x"}', '[{"x":1}]', '{"()":[1]}', '{"()":[]}'] as $value) {
    $server = scripted([jolt_answer(jolt_lines(['{"header":{"fields":["v"]}}', '{"data":[1]}', '{"data":[2]}', "{\"data\":[$value]}"]))], '4.4');
    expect_exception(fn () => (new Neo4j\Client($server->url, ['protocol' => 'jolt', 'database' => 'neo4j']))->run('RETURN 1')->fetchAll());
    $server->stop();
}
$right = [$n, $r, $back, "{\"..\":[$n,$r,$n,$back,$n]}", "{\"..\":[$n]}", '{"[]":[]}', '{"{}":{}}', '{"()":[1,[],{}]}'];
echo implode(' ', array_map(get_debug_type(...), jolt_values($right))), "\n";
--EXPECT--
181 cases
181 cases
181 cases
Neo4j\Exception\ProtocolException: row 3: "x" is no 64-bit integer
Neo4j\Exception\ProtocolException: row 3: "x" marks a value of a type that is not known here (in the query, toString() makes text of most); the statement may have been executed
Neo4j\Exception\ProtocolException: row 3 is JSON, but not Jolt
Neo4j\Exception\ProtocolException: row 3 is JSON, but not Jolt
Neo4j\Type\Node Neo4j\Type\Relationship Neo4j\Type\Relationship Neo4j\Type\Path Neo4j\Type\Path array array Neo4j\Type\Node
