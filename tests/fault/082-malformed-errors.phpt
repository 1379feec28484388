--TEST--
An errors member that is not as it should be is never success
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$wrong = ['{}', '"x"', '1', 'true', '[{}]', '[null]', '["x"]', '[[]]', '[{"code":null,"message":null}]', '[{"code":1,"message":2}]', '{"code":"a","message":"b"}', '[{"message":"only"}]', '[{"code":"Neo.ClientError.X.Y"}]'];
$answers = array_map(fn ($errors) => typed_body(['v'], [[1]], ",\"errors\":$errors"), array_combine($wrong, $wrong));
foreach (outcomes($answers, '5.26', ['fetch_mode' => 'num']) as $errors => [$rows, $end]) {
    check($rows, [[1]], "$errors: rows");
    check(in_array($end, ['ProtocolException', 'ServerException', 'ClientErrorException']), true, "$errors: $end");
}
check_all(outcomes([typed_body(['v'], [[1]], ',"errors":[],"bookmarks":[]')], '5.26'), [[['v' => 1]], 'end']);
--EXPECT--
1 cases
