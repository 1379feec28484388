--TEST--
A transactional answer cut at any byte, with HTTP 200 and a clean end, is never taken for a complete one
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/transactional.php';

$data = [datum('[1,"zwölf"]', '[null,null]'), datum('[{"a":1,"b":[1,2]},"P1M"]', '[' . META_7 . ',{"type":"duration"}]', NODE_7)];
$whole = transactional_body(['n', 'd'], $data, '[]', ',"lastBookmarks":["FB:a"]');
$ends = array_map(fn ($i) => strpos($whole, $data[$i]) + strlen($data[$i]), [0, 1]);
$all = transactional_outcomes([$whole])[0][0];
$cuts = array_map(fn ($length) => substr($whole, 0, $length), range(0, strlen($whole)));
foreach (transactional_outcomes($cuts) as $length => [$rows, $end]) {
    $expected = array_slice($all, 0, count(array_filter($ends, fn ($end) => $end <= $length)));
    check([$rows == $expected, $end], [true, $length < strlen($whole) ? 'ProtocolException' : 'end'], "cut to $length bytes");
}
$failed = transactional_body(['n', 'd'], [$data[0], '{}'], '[{"code":"Neo.ClientError.Statement.ArithmeticError","message":"/ by zero"}]');
$told = strlen($failed) - strlen(']}');
foreach (transactional_outcomes(array_map(fn ($length) => substr($failed, 0, $length), range(0, strlen($failed)))) as $length => [, $end]) {
    check(in_array($end, $length < strlen($failed) ? ['ProtocolException'] : ['ClientErrorException']), true, "error, cut to $length bytes: $end");
}
echo count($cuts) > 300 ? "done\n" : "too few\n";
--EXPECT--
done
