--TEST--
However an answer is framed, the rows are the same
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$text = "Zo\u{eb} \u{1F600} \u{2028} \"quoted\" \\ / \n\t\x7f";
$escaped = '"\u0000\ud83d\ude00\ud800\u00e9\/\b\f"';
$expected = [[1, $text, "\0\u{1F600}\u{FFFD}\u{e9}/\x08\f"], [PHP_INT_MIN, '', -1.5E-10], [null, [[], [true, false]], ['k' => ['l' => 1.0]]]];
$bodies = [
    '2.0.0-M06' => '{"columns":["a","b","c"],"data":[[1,' . json_encode($text) . ",$escaped],"
        . '[-9223372036854775808,"",-1.5E-10],[null,[[],[true,false]],{"k":{"l":1.0}}]]}',
    '5.26' => '{"data":{"fields":["a","b","c"],"values":[[{"$type":"Integer","_value":"1"},'
        . '{"$type":"String","_value":' . json_encode($text, JSON_UNESCAPED_UNICODE) . '},{"$type":"String","_value":' . $escaped . '}],'
        . '[{"$type":"Integer","_value":"-9223372036854775808"},{"$type":"String","_value":""},{"$type":"Float","_value":"-1.5E-10"}],'
        . json_encode(array_map(typed(...), [null, [[], [true, false]], (object) ['k' => (object) ['l' => 1.0]]]))
        . ']},"bookmarks":[]}',
];
foreach ($bodies as $personality => $body) {
    $answers = ['length' => ['body' => $body, 'framing' => 'length'], 'close' => ['body' => $body, 'framing' => 'close']];
    foreach ([1, 2, 3, 5, 7, 11, 64, 1000] as $size) {
        $answers["chunks of $size"] = ['body' => $body, 'framing' => 'chunked', 'chunks' => $size];
    }
    check_all(outcomes($answers, $personality, ['fetch_mode' => 'num']), [$expected, 'end']);
}
--EXPECT--
10 cases
10 cases
