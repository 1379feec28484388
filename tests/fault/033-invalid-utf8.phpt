--TEST--
Bytes that are not UTF-8 are a ProtocolException, wherever they are
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$wrong = [
    'stray continuation' => "\x80", 'two of them' => "\xBF\xBF", 'overlong slash' => "\xC0\xAF", 'overlong NUL' => "\xC0\x80",
    'overlong of two' => "\xC1\xBF", 'overlong of three' => "\xE0\x9F\xBF", 'overlong of four' => "\xF0\x8F\xBF\xBF",
    'encoded surrogate' => "\xED\xA0\x80", 'encoded pair' => "\xED\xA0\xBD\xED\xB8\x80", 'too high' => "\xF4\x90\x80\x80",
    'much too high' => "\xF7\xBF\xBF\xBF", 'five bytes' => "\xF8\x88\x80\x80\x80", 'FF' => "\xFF", 'FE' => "\xFE",
    'cut after one of two' => "\xC3", 'cut after two of three' => "\xE2\x82", 'cut after three of four' => "\xF0\x9F\x98",
    'Latin-1' => "Zo\xEB ", 'cut by a quotation mark' => "a\xE2",
];
$places = [
    'column' => '{"columns":["%s"],"data":[[1]]}', 'value' => '{"columns":["v"],"data":[["%s"]]}',
    'key' => '{"columns":["v"],"data":[[{"%s":1}]]}', 'top key' => '{"columns":["v"],"%s":1,"data":[[1]]}',
    'between' => '{"columns":["v"],"data":[[%s1]]}', 'after' => '{"columns":["v"],"data":[]}%s', 'before' => '%s{"columns":["v"],"data":[]}',
    'skipped' => legacy_body(['v'], [[['traverse' => '%s'] + legacy_node(1, [])]]),
];
foreach ($places as $place => $body) {
    $answers = array_map(fn ($bytes) => str_replace('%s', $bytes, $body), $wrong);
    $outcomes = outcomes($answers, '2.0.0-M06', ['fetch_mode' => 'num']);
    check_all(array_column(array_map(fn ($outcome) => ['end' => $outcome[1]], $outcomes), 'end'), 'ProtocolException');
}
$typed = array_map(fn ($bytes) => '{"data":{"fields":["v"],"values":[[{"$type":"String","_value":"' . $bytes . '"}]]}}', $wrong);
check_all(outcomes($typed, '5.26'), [[], 'ProtocolException']);
--EXPECT--
19 cases
19 cases
19 cases
19 cases
19 cases
19 cases
19 cases
19 cases
19 cases
