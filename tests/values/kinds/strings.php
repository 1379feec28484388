<?php
/* Strings; where a character could be lost or become another. A lone surrogate is U+FFFD in PHP. */

$parameter = fn ($value) => ['value' => $value];
return [
    'lone surrogates' => ['value' => "a\u{fffd}b\u{fffd}", 'cypher' => "'a\\uD800b\\uDC00'", 'forms' => ['"?" in their place' => 'a?b?'], 'from' => '2.0'],
] + array_map($parameter, [
    'string' => 'x', 'empty string' => '', 'string of digits' => '12', 'string like a float' => '1.0', 'string "NaN"' => 'NaN', 'string "null"' => 'null',
    'string with NUL' => "a\0b", 'string of control characters' => implode('', array_map('chr', range(1, 31))) . "\x7f\u{80}\u{9f}", 'string with quotes' => "\"'\\/`\\u0041",
    'string beyond ASCII' => "Grüße € 日本 e\u{301}", 'astral string' => "😀a\u{10ffff}", 'string around the surrogates' => "\u{d7ff}\u{e000}\u{fffd}\u{ffff}\u{feff}",
    'line separators' => "\u{2028}\u{2029}\u{85}", 'string like typed JSON' => '{"$type":"Integer","_value":"1"}', 'string like Jolt' => '{"Z":"1"}', 'string like a date' => '2024-02-29',
    'string of 64 KiB' => str_repeat("é€😀x", 6554),
]);
