--TEST--
max_depth in typed answers
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$lists = fn (int $depth) => str_repeat('{"$type":"List","_value":[', $depth) . str_repeat(']}', $depth);
$maps = fn (int $depth) => str_repeat('{"$type":"Map","_value":{"a":', $depth) . '{"$type":"Null","_value":null}' . str_repeat('}}', $depth);
foreach (['list' => $lists, 'map' => $maps] as $place => $value) {
    check(outcomes([typed_value_body($value(500))], '5.26')[0][1], 'end', "500 in $place");
    check(outcomes([typed_value_body($value(520))], '5.26')[0][1], 'ProtocolException', "520 in $place");
    check(outcomes([typed_value_body($value(200000))], '5.26')[0][1], 'ProtocolException', "200000 in $place");
    check(outcomes([typed_value_body($value(100))], '5.26', ['max_depth' => 50])[0][1], 'ProtocolException', "100 of 50 in $place");
}
$plan = fn (int $depth) => typed_body(['v'], [], ',"queryPlan":' . str_repeat('{"children":[', $depth) . str_repeat(']}', $depth));
check(outcomes([$plan(100)], '5.26')[0][1], 'end', '100 in a plan');
check(outcomes([$plan(2000)], '5.26')[0][1], 'ProtocolException', '2000 in a plan');

$e = exception_of(function () use ($lists) {
    $server = scripted([typed_value_body($lists(2000))]);
    (new Neo4j\Client($server->url))->run('RETURN 1');
});
var_dump(str_contains($e->getMessage(), 'max_depth'));
--EXPECT--
bool(true)
