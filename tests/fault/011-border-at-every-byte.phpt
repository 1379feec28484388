--TEST--
An answer that arrives in two pieces, cut at any byte, or byte by byte, gives the same rows
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$expected = [[1, "Zo\u{eb} \u{1F600}", "\0\u{1F600}\u{FFFD}x\\"], [PHP_INT_MAX, -1.5E-10, [true, false, null, ['k' => []]]]];
$strings = "\"Zo\u{eb} \u{1F600}\"" . '%s"\u0000\ud83d\ude00\ud800x\\\\"';
$bodies = [
    '2.0.0-M06' => '{"columns":["a","b","c"],"data":[[1,' . sprintf($strings, ',') . '],'
        . '[9223372036854775807,-1.5E-10,[true,false,null,{"k":[]}]]]}' . "\n",
    '5.26' => '{"data":{"fields":["a","b","c"],"values":[[{"$type":"Integer","_value":"1"},{"$type":"String","_value":'
        . sprintf($strings, '},{"$type":"String","_value":') . '}],[{"$type":"Integer","_value":"9223372036854775807"},'
        . '{"$type":"Float","_value":"-1.5E-10"},' . json_encode(typed([true, false, null, (object) ['k' => []]]))
        . ']]},"errors":[],"bookmarks":[]}',
];
foreach ($bodies as $personality => $body) {
    $answers = ['byte by byte' => ['body' => $body, 'framing' => 'length', 'dribble' => [1, 0.2]]];
    foreach (range(1, strlen($body) - 1) as $at) {
        $answers["at $at"] = ['body' => [substr($body, 0, $at), ['pause' => 0.001], substr($body, $at)]];
    }
    $outcomes = outcomes($answers, $personality, ['fetch_mode' => 'num']);
    check_all(array_filter($outcomes, fn ($outcome) => $outcome !== [$expected, 'end']), [$expected, 'end']);
}
--EXPECT--
0 cases
0 cases
