--TEST--
Content-Encoding: UTF-8 (of 1.8) and identity are read as they are, any other is a ProtocolException
--EXTENSIONS--
neo4j
zlib
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$bodies = ['1.8' => legacy_body(['v'], [[1]]), '2.0.0-M06' => legacy_body(['v'], [[1]]), '5.26' => typed_body(['v'], [[1]])];
foreach ($bodies as $personality => $body) {
    $answers = array_map(
        fn ($encoding) => ['body' => $body, 'headers' => ['Content-Encoding' => $encoding]],
        ['UTF-8', 'utf-8', 'identity', 'Identity', ''],
    );
    check_all(outcomes($answers, $personality), [[['v' => 1]], 'end']);
    $answers = [
        ['body' => gzencode($body), 'headers' => ['Content-Encoding' => 'gzip']],
        ['body' => gzencode($body), 'headers' => ['Content-Encoding' => 'x-gzip']],
        ['body' => gzdeflate($body), 'headers' => ['Content-Encoding' => 'deflate']],
        ['body' => $body, 'headers' => ['Content-Encoding' => 'gzip']],
        ['body' => $body, 'headers' => ['Content-Encoding' => 'br']],
        ['body' => $body, 'headers' => ['Content-Encoding' => 'zstd']],
        ['body' => $body, 'headers' => ['Content-Encoding' => 'UTF-16']],
        ['body' => $body, 'headers' => ['Content-Encoding' => 'UTF-8, gzip']],
    ];
    check_all(outcomes($answers, $personality), [[], 'ProtocolException']);
}
$server = scripted([['body' => gzencode($bodies['5.26']), 'headers' => ['Content-Encoding' => 'gzip']]]);
var_dump(str_contains(exception_of(fn () => (new Neo4j\Client($server->url))->run('RETURN 1'))->getMessage(), 'gzip'));
var_dump(isset($server->statements()[0]['headers']['accept-encoding']));
--EXPECT--
5 cases
8 cases
5 cases
8 cases
5 cases
8 cases
bool(true)
bool(false)
