--TEST--
The option headers: two forms, what a header cannot carry, what the extension sets itself
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Client;

foreach ([
    [], ['X-A' => 'b'], ['X-A: b', 'X-C:d'], ['X-A' => 5], ['X-A' => "tab\tinside"], ['X-A' => ' trimmed '], ["!#$%&'*+-.^_`|~0aZ" => 'x'], ['Cookie' => 'a=b'], ['X-Ünïcode' => 'x'], ['X-U' => 'ünï'],
    ['X-A'], [''], [':x'], [': x'], ['' => 'x'], ['X A' => 'b'], ['X-A:' => 'b'], ["X-A\r\nX-B" => 'b'], ["X-A\0" => 'b'], ['X-A' => ''], ['X-A' => "  \t"], ['X-A:'], ['X-A' => "a\r\nX-B: c"],
    ['X-A' => "a\nb"], ['X-A' => "a\0b"], ['X-A' => "a\x01"], ["X-A: a\r\n"], ['X-A' => null], ['X-A' => 1.5], ['X-A' => []], ['X-A' => true], [5], [null],
] as $headers) {
    $e = exception_of(fn () => new Client(options: ['headers' => $headers]));
    echo substr(json_encode($headers, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), 0, 40), ': ', $e ? get_class($e) . ': ' . $e->getMessage() : 'good', "\n";
}
foreach ([
    'Host', 'content-length', 'CONTENT-TYPE', 'Content-Encoding', 'Accept', 'Accept-Encoding', 'Accept-Charset', 'Transfer-Encoding', 'X-Stream', 'Expect', 'Connection', 'Keep-Alive',
    'TE', 'Trailer', 'Upgrade', 'Range', 'Proxy-Authorization', 'Proxy-Connection', 'Authorization', 'User-Agent', 'access-mode', 'bookmarks', 'Impersonated-User', 'max-execution-time',
] as $name) {
    foreach ([[$name => 'x'], ["$name: x"], ["$name:x"]] as $headers) {
        $e = exception_of(fn () => new Client(options: ['headers' => $headers]));
        check([get_class($e ?? new stdClass()), (bool) preg_match('/must not hold ' . $name . ', which (the extension sets itself|the option "\w+" stands for)$/i', (string) $e?->getMessage())], ['ValueError', true], $name);
    }
}
--EXPECT--
[]: good
{"X-A":"b"}: good
["X-A: b","X-C:d"]: good
{"X-A":5}: good
{"X-A":"tab\tinside"}: good
{"X-A":" trimmed "}: good
{"!#$%&'*+-.^_`|~0aZ":"x"}: good
{"Cookie":"a=b"}: good
{"X-Ünïcode":"x"}: ValueError: option "headers" holds a name that is not one of an HTTP header
{"X-U":"ünï"}: good
["X-A"]: ValueError: option "headers" holds a name that is not one of an HTTP header
[""]: ValueError: option "headers" holds a name that is not one of an HTTP header
[":x"]: ValueError: option "headers" holds a name that is not one of an HTTP header
[": x"]: ValueError: option "headers" holds a name that is not one of an HTTP header
{"":"x"}: ValueError: option "headers" holds a name that is not one of an HTTP header
{"X A":"b"}: ValueError: option "headers" holds a name that is not one of an HTTP header
{"X-A:":"b"}: ValueError: option "headers" holds a name that is not one of an HTTP header
{"X-A\r\nX-B":"b"}: ValueError: option "headers" holds a name that is not one of an HTTP header
{"X-A\u0000":"b"}: ValueError: option "headers" holds a name that is not one of an HTTP header
{"X-A":""}: ValueError: option "headers" must give X-A a value that is not empty and has no control characters
{"X-A":"  \t"}: ValueError: option "headers" must give X-A a value that is not empty and has no control characters
["X-A:"]: ValueError: option "headers" must give X-A a value that is not empty and has no control characters
{"X-A":"a\r\nX-B: c"}: ValueError: option "headers" must give X-A a value that is not empty and has no control characters
{"X-A":"a\nb"}: ValueError: option "headers" must give X-A a value that is not empty and has no control characters
{"X-A":"a\u0000b"}: ValueError: option "headers" must give X-A a value that is not empty and has no control characters
{"X-A":"a\u0001"}: ValueError: option "headers" must give X-A a value that is not empty and has no control characters
["X-A: a\r\n"]: ValueError: option "headers" must give X-A a value that is not empty and has no control characters
{"X-A":null}: TypeError: option "headers" must hold strings, null given
{"X-A":1.5}: TypeError: option "headers" must hold strings, float given
{"X-A":[]}: TypeError: option "headers" must hold strings, array given
{"X-A":true}: TypeError: option "headers" must hold strings, bool given
[5]: TypeError: option "headers" must hold strings, int given
[null]: TypeError: option "headers" must hold strings, null given
