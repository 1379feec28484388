--TEST--
Malformed JSON is a ProtocolException
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$rows = [
    'comma before' => '[,1]', 'comma after' => '[1,]', 'two commas' => '[1,,2]', 'no comma' => '[1 2]',
    'single quotes' => "['a']", 'no quotes' => '[a]', 'NaN' => '[NaN]', 'Infinity' => '[Infinity]', 'True' => '[True]',
    'tru' => '[tru]', 'nul' => '[nul]', 'leading zero' => '[01]', 'leading dot' => '[.5]', 'trailing dot' => '[1.]',
    'plus' => '[+1]', 'minus alone' => '[-]', 'no exponent' => '[1E]', 'hex' => '[0x10]', 'two minus' => '[--1]',
    'line break in a string' => "[\"a\nb\"]", 'tab in a string' => "[\"a\tb\"]", 'NUL in a string' => "[\"a\0b\"]",
    'NUL between' => "[1,\0 2]", 'bad escape' => '["\x41"]', 'short unicode escape' => '["\u12"]',
    'bad unicode escape' => '["\u12G4"]', 'comment' => '[/* 1 */ 1]', 'line comment' => "[1 // one\n]",
    'open map' => '[{"a":1]', 'open list' => '[[1}]', 'no colon' => '[{"a" 1}]', 'no value' => '[{"a":}]',
    'no key' => '[{:1}]', 'number as key' => '[{1:1}]', 'comma in map' => '[{"a":1,}]', 'two colons' => '[{"a"::1}]',
    'form feed between' => "[1,\f2]", 'byte order mark between' => "[1,\xEF\xBB\xBF2]",
];
$legacy = array_map(fn ($row) => '{"columns":["v"],"data":[[0],' . $row . ']}', $rows);
check_all(outcomes($legacy, '2.0.0-M06', ['fetch_mode' => 'num']), [[[0]], 'ProtocolException']);

$zero = '{"$type":"Integer","_value":"0"}';
$typed = array_map(fn ($row) => '{"data":{"fields":["v"],"values":[[' . $zero . '],' . $row . ']},"bookmarks":[]}', $rows);
check_all(outcomes($typed, '5.26', ['fetch_mode' => 'num']), [[[0]], 'ProtocolException']);
--EXPECT--
38 cases
38 cases
