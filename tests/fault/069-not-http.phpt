--TEST--
What is not HTTP/1.x is an exception that says so
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$body = typed_body(['v'], [[1]]);
$length = strlen($body);
$type = "Content-Type: application/vnd.neo4j.query\r\nContent-Length: $length\r\n\r\n$body";
$answers = [
    'HTTP/0.9' => $body, 'garbage' => "\0\1\2\3garbage", 'SSH' => "SSH-2.0-OpenSSH_9.2\r\n", 'TLS alert' => "\x15\x03\x01\0\2\2\x50",
    'Bolt' => "\0\0\4\4", 'a blank line first' => "\r\nHTTP/1.1 200 OK\r\n$type", 'no version' => "HTTP 200 OK\r\n$type",
    'status of two digits' => "HTTP/1.1 20 OK\r\n$type", 'no status' => "HTTP/1.1 OK\r\n$type", 'HTTP/3.7' => "HTTP/3.7 200 OK\r\n$type",
    'status line cut' => 'HTTP/1.1 20', 'header cut' => "HTTP/1.1 200 OK\r\nContent-Ty",
];
foreach (outcomes(array_map(fn ($raw) => ['raw' => $raw], $answers), '5.26') as $case => [$rows, $end]) {
    check([$rows, in_array($end, $case === 'TLS alert' ? ['TlsException'] : ['ProtocolException', 'ConnectionException'])], [[], true], "$case: $end");
}
echo "done\n";
--EXPECT--
done
