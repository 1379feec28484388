--TEST--
Parameters that JSON cannot carry are refused, by the path to them, before anything is sent
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/refused.inc';

refused(
    ['a' => ['b' => [1, 2, NAN]]],
    ['a' => (object) ['b' => [['c' => INF]]]],
    ['x y' => ['größe' => -INF]],
    [3 => [7 => NAN]],
    ['a"b' => ['' => NAN]],
    ['a' => ["\xff"]],
    ['a' => ["k\xff" => 1]],
    ["\xc0\x80" => 1],
);
/* Overlong forms, a surrogate, beyond U+10FFFF, cut sequences. */
foreach (["\xc0\x80", "\xe0\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82", "\x80", "abc\xc3", "\xc3\xc3"] as $text) {
    refused(['text' => $text]);
}
--EXPECT--
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $a.b[2] is NAN: write 0.0 / 0.0 in the statement
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $a.b[0].c is INF: write 1.0 / 0.0 in the statement
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $["x y"]["größe"] is -INF: write -1.0 / 0.0 in the statement
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $3[7] is NAN: write 0.0 / 0.0 in the statement
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $["a\"b"][""] is NAN: write 0.0 / 0.0 in the statement
ValueError: parameter $a[0] is not valid UTF-8, which JSON cannot carry
ValueError: parameter $a["k�"] has a name that is not valid UTF-8
ValueError: parameter $["��"] has a name that is not valid UTF-8
ValueError: parameter $text is not valid UTF-8, which JSON cannot carry
ValueError: parameter $text is not valid UTF-8, which JSON cannot carry
ValueError: parameter $text is not valid UTF-8, which JSON cannot carry
ValueError: parameter $text is not valid UTF-8, which JSON cannot carry
ValueError: parameter $text is not valid UTF-8, which JSON cannot carry
ValueError: parameter $text is not valid UTF-8, which JSON cannot carry
ValueError: parameter $text is not valid UTF-8, which JSON cannot carry
ValueError: parameter $text is not valid UTF-8, which JSON cannot carry
