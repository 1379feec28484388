--TEST--
Broken chunked framing is an exception
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$bodies = ['2.0.0-M06' => legacy_body(['v'], [[1]]), '5.26' => typed_body(['v'], [[1]])];
foreach ($bodies as $personality => $body) {
    $type = $personality === '5.26' ? 'application/vnd.neo4j.query' : 'application/json';
    $head = "HTTP/1.1 200 OK\r\nContent-Type: $type\r\nTransfer-Encoding: chunked\r\n\r\n";
    $half = substr($body, 0, 20);
    $chunk = dechex(20) . "\r\n$half\r\n";
    $answers = array_map(fn ($rest) => ['raw' => "$head$chunk$rest"], [
        'no size' => "\r\n\r\n", 'not hexadecimal' => "zz\r\n", 'negative' => "-5\r\nxxxxx\r\n", 'huge' => "ffffffffffffffffff\r\nx",
        'no line end' => '5xxxxx', 'a chunk cut' => "64\r\n" . substr($body, 20, -1), 'no last chunk' => '',
        'longer than its size' => '5' . "\r\n" . substr($body, 20) . "\r\n0\r\n\r\n",
    ]);
    foreach (outcomes($answers, $personality, ['fetch_mode' => 'num']) as $case => [$rows, $end]) {
        check(in_array($end, ['ProtocolException', 'ConnectionException']), true, "$personality $case: $end");
        check($rows, $case === 'a chunk cut' ? [[1]] : [], "$personality $case: rows");
    }
}
echo "done\n";
--EXPECT--
done
