--TEST--
Error statuses with bodies that are not what they should be
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$bodies = [
    '', '{', '[]', '{}', 'null', '"x"', '{"errors":[]}', '{"errors":{}}', '{"errors":[{}]}', '{"errors":[{"code":1}]}', "\xFF\xFE", '{"message":1}',
    str_repeat('[', 100000), '{"errors":[{"code":"' . str_repeat('x', 100000) . '","message":"' . str_repeat('y', 100000) . '"}]}', "\0\0\0",
];
foreach (['2.0.0-M06', '5.26'] as $personality) {
    foreach ([400, 500, 503] as $status) {
        foreach ($bodies as $i => $body) {
            $answers[] = ['status' => $status, 'body' => $body];
        }
    }
    foreach (outcomes($answers, $personality) as $i => [$rows, $end]) {
        $right = ['ProtocolException', 'ServerException', 'ClientErrorException', 'DatabaseException'];
        check([$rows, in_array($end, $right)], [[], true], "$personality $i: $end");
    }
    $answers = [];
}
echo "done\n";
--EXPECT--
done
