--TEST--
Wherever an answer is cut into pieces, the rows are the same
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

$expected = [[1, "Zo\u{eb} \u{1F600}", "\0\u{1F600}\u{FFFD}x\\"], [PHP_INT_MAX, -1.5E-10, [true, false, null, ['k' => [NAN, 1.5]]]]];
$body = jolt_lines([
    '{"header":{"fields":["a","b","c"]}}', "{\"data\":[1,\"Zo\u{eb} \u{1F600}\"," . '"\u0000\ud83d\ude00\ud800x\\\\"]}',
    '{"data":[{"Z":"9223372036854775807"},{"R":"-1.5E-10"},[true,false,null,{"{}":{"k":["NaN",1.5]}}]]}', '{"summary":{}}', '{"info":{}}',
]);
$answers = ['byte by byte' => ['body' => $body, 'framing' => 'length', 'dribble' => [1, 0.2]], 'close' => ['body' => $body, 'framing' => 'close']];
foreach ([1, 2, 3, 5, 7, 11, 64, 1000] as $size) {
    $answers["chunks of $size"] = ['body' => $body, 'framing' => 'chunked', 'chunks' => $size];
}
foreach (range(1, strlen($body) - 1) as $at) {
    $answers["at $at"] = ['body' => [substr($body, 0, $at), ['pause' => 0.001], substr($body, $at)]];
}
foreach (jolt_outcomes($answers) as $case => $outcome) {
    check(serialize($outcome), serialize([$expected, 'end']), $case);
}
echo "done\n";
--EXPECT--
done
