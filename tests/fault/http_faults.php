<?php
/* What HTTP can do wrong, whatever is asked over it. */

require_once __DIR__ . '/../include/leaks.php';
require_once __DIR__ . '/../jolt/jolt.php';
require_once __DIR__ . '/../transactional/transactional.php';

const LOST = 'ConnectionException';
const WRONG = 'ProtocolException';

/*
 * By name: what makes a right answer with this body wrong; the exception's class, null if it is right all the same;
 * what its message has. One comes byte by byte, with such pauses.
 */
function http_faults(string $body, string $type, float $milliseconds = 10): array
{
    $length = strlen($body);
    $chunked = "HTTP/1.1 200 OK\r\nContent-Type: $type\r\nTransfer-Encoding: chunked\r\n\r\n";
    $close = ['headers' => ['Connection' => 'close']];
    return [
        /* The bytes as they come. */
        'a byte at a time' => [['body' => $body, 'dribble' => [1, $milliseconds], 'framing' => 'close'], null, ''],
        'a byte a chunk' => [['body' => $body, 'framing' => 'chunked', 'chunks' => 1], null, ''],
        'cut in the body' => [['body' => $body, 'framing' => 'length', 'cut' => 5], WRONG, 'cut after 0'],
        'reset in the body' => [['body' => $body, 'framing' => 'length', 'cut' => 5, 'end' => 'RST', 'end_after' => 0.05], WRONG, 'cut after 0'],
        'cut in the head' => [['raw' => 'HTTP/1.1 200 OK'], LOST, ''],
        'empty reply' => [['raw' => ''], LOST, ''],
        'reset at once' => [['raw' => '', 'end' => 'RST'], LOST, ''],
        /* Its length. */
        'length too small' => [['body' => $body, 'length' => $length - 1 - strlen($body) + strlen(rtrim($body)), 'framing' => 'length', 'end' => 'FIN'], WRONG, 'cut'],
        'length too large' => [['body' => $body, 'length' => $length + 10, 'framing' => 'length', 'end' => 'FIN'], null, ''],
        'length negative' => [['body' => $body, 'length' => -5, 'framing' => 'length', 'end' => 'FIN'], WRONG, 'Content-Length'],
        'lengths that differ' => [['body' => $body, 'headers' => ['Content-Length' => [$length, 5]], 'framing' => 'length', 'end' => 'FIN'], WRONG, 'cut'],
        'length and chunks' => [['body' => $body, 'headers' => ['Content-Length' => 5, 'Connection' => 'close'], 'framing' => 'chunked'], null, ''],
        'chunks and length' => [['body' => $body, 'headers' => ['Transfer-Encoding' => 'chunked', 'Content-Length' => 5, 'Connection' => 'close'], 'framing' => 'chunked'], null, ''],
        /* Its chunks. */
        'chunk size of 65 bits' => [['raw' => $chunked . "10000000000000000\r\n$body"], LOST, 'chunked-encoding'],
        'chunk size of 64 bits' => [['raw' => $chunked . "ffffffffffffffff\r\n$body"], LOST, 'chunked-encoding'],
        'no last chunk' => [['body' => $body, 'framing' => 'chunked', 'unended' => true], null, ''],
        'trailers' => [['body' => $body, 'framing' => 'chunked', 'trailers' => ['X' => 'y', 'Content-Type' => 'text/html', 'Content-Encoding' => 'gzip', 'Content-Length' => '1']], null, ''],
        'chunk extensions' => [['body' => $body, 'framing' => 'chunked', 'extension' => ';a=b;c="d;\""', 'chunks' => 7], null, ''],
        'long chunk extensions' => [['body' => $body, 'framing' => 'chunked', 'extension' => ';' . str_repeat('x', 20000), 'chunks' => 20], null, ''],
        'bare line feeds' => [['body' => $body, 'framing' => 'chunked', 'line' => "\n", 'chunks' => 9], null, ''],
        /* Its head. */
        'NUL in the head' => [['body' => $body, 'headers' => ['X' => "a\0b"]], WRONG, 'Nul byte'],
        'one long header' => [['body' => $body, 'headers' => ['X' => str_repeat('x', 70000)]], WRONG, 'max_header_bytes'],
        'many headers' => [['body' => $body, 'headers' => ['X' => array_fill(0, 20000, 'xx')]], WRONG, 'max_header_bytes'],
        'wrong charset' => [['body' => $body, 'headers' => ['Content-Type' => strtok($type, ';') . ';charset=ISO-8859-1']], null, ''],
        'Content-Encoding: UTF-8' => [['body' => $body, 'headers' => ['Content-Encoding' => 'UTF-8']], null, ''],
        'gzip bomb' => [['body' => gzencode(str_repeat(' ', 10 << 20)) . $body, 'headers' => ['Content-Encoding' => 'gzip']], WRONG, 'gzip'],
        'deflate bomb' => [['body' => gzdeflate(str_repeat('[', 10 << 20)), 'headers' => ['Content-Encoding' => 'deflate']], WRONG, 'deflate'],
        /* Before it. */
        '100' => [['body' => $body, 'before' => "HTTP/1.1 100 Continue\r\n\r\n"], null, ''],
        'slow 100' => [['raw' => ["HTTP/1.1 100 Cont", ['pause' => 0.05], "inue\r\n\r\n", ['pause' => 0.05], "HTTP/1.1 200 OK\r\nContent-Type: $type\r\nContent-Length: $length\r\n\r\n$body"], 'end' => 'none'], null, ''],
        '103' => [['body' => $body, 'before' => "HTTP/1.1 103 Early Hints\r\nContent-Type: text/html\r\nContent-Length: 3\r\n\r\n"], null, ''],
        '101' => [['before' => "HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n", 'body' => $body], WRONG, 'HTTP 101'],
        '101 and frames' => [['raw' => "HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n\0\0\x12\4\0\0\0\0\0\0\3\0\0\0\x80", 'end' => 'none'], WRONG, 'HTTP 101'],
        'endless 100' => [['raw' => [['repeat' => "HTTP/1.1 100 Continue\r\n\r\n", 'times' => 1000000]]], WRONG, 'max_header_bytes'],
        /* Something else. */
        'HTTP/0.9' => [['raw' => $body], WRONG, 'HTTP/0.9'],
        'HTTP/2 status line' => [['status_line' => 'HTTP/2 200', 'body' => $body, 'framing' => 'length', 'end' => 'FIN'] + $close, null, ''],
        'HTTP/2 preface' => [['raw' => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0"], WRONG, 'HTTP/0.9'],
        'HTTP/2 frames' => [['raw' => "\0\0\x12\4\0\0\0\0\0\0\3\0\0\0\x80\0\4\0\1\0\0\0\5\0\xff\xff\xff", 'end' => 'none'], WRONG, 'HTTP/0.9'],
        'garbage' => [['raw' => "\xfe\3\1\0\xff\0garbage"], WRONG, 'HTTP/0.9'],
        'TLS alert' => [['raw' => "\x15\3\1\0\2\2\x50"], 'TlsException', 'https'],
        '301' => [['status' => 301, 'headers' => ['Location' => 'http://127.0.0.1:1/'], 'body' => ''], WRONG, '301'],
        '307 to itself' => [['status' => 307, 'headers' => ['Location' => '/'], 'body' => $body], WRONG, '307'],
        '401' => [['status' => 401, 'headers' => ['Content-Type' => 'text/plain'], 'body' => 'no'], 'AuthenticationException', '401'],
        '413' => [['status' => 413, 'headers' => ['Content-Type' => 'text/plain'], 'body' => 'too large'], WRONG, '413'],
        '503' => [['status' => 503, 'headers' => ['Content-Type' => 'text/html', 'Retry-After' => '1'], 'body' => '<html>'], WRONG, '503'],
    ];
}

/* protocol => [personality, media type, body with the one value 1 of one column "v"]. */
function right_answers(): array
{
    return [
        'legacy' => ['2.0.0-M06', 'application/json; charset=UTF-8; stream=true', legacy_body(['v'], [[1]])],
        'transactional' => ['4.4', 'application/json;charset=utf-8', transactional_body(['v'], [datum('[1]', '[null]')])],
        'jolt' => ['4.4', JOLT_TYPE, jolt_body(['v'], [[1]])],
        'query' => ['5.26', 'application/vnd.neo4j.query', typed_body(['v'], [[1]])],
    ];
}

/* Its type stands, if it has none of its own. */
function of_type(array $answer, string $type): array
{
    $answer['headers'] = ($answer['headers'] ?? []) + ['Content-Type' => $type];
    return $answer + ['status' => 200];
}
