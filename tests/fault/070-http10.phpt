--TEST--
HTTP/1.0 answers are answers
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$bodies = ['2.0.0-M06' => ['application/json', legacy_body(['v'], [[1]])], '5.26' => ['application/vnd.neo4j.query', typed_body(['v'], [[1]])]];
foreach ($bodies as $personality => [$type, $body]) {
    $answers = [
        ['raw' => "HTTP/1.0 200 OK\r\nContent-Type: $type\r\n\r\n$body"],
        ['raw' => "HTTP/1.0 200 OK\r\nContent-Type: $type\r\nContent-Length: " . strlen($body) . "\r\n\r\n$body"],
        ['raw' => "HTTP/1.1 200\r\ncontent-type:$type\r\nConnection: close\r\n\r\n$body"],
        ['raw' => "HTTP/1.1 200 OK\nContent-Type: $type\nConnection: close\n\n$body"],
    ];
    check_all(outcomes($answers, $personality), [[['v' => 1]], 'end']);
}
--EXPECT--
4 cases
4 cases
