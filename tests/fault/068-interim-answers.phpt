--TEST--
Answers 1xx before the answer are passed over
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$bodies = ['2.0.0-M06' => legacy_body(['v'], [[1]]), '5.26' => typed_body(['v'], [[1]])];
$before = [
    "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 102 Processing\r\n\r\n",
    "HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\n\r\n",
    str_repeat("HTTP/1.1 100 Continue\r\n\r\n", 20),
];
foreach ($bodies as $personality => $body) {
    check_all(outcomes(array_map(fn ($raw) => ['before' => $raw, 'body' => $body], $before), $personality), [[['v' => 1]], 'end']);
}
--EXPECT--
4 cases
4 cases
