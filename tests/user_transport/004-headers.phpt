--TEST--
Headers of a response: as a map, with lists as PSR-7 has them, as lines; names in any case
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

use Neo4j\Transport\Response;

$given = [
    ['content-TYPE' => 'application/json; charset=utf-8'],
    ['Content-Type' => ['application/json'], 'Vary' => ['a', 'b']],
    ['Content-Type:application/json', 'Content-Length: 10'],
    ["content-type: \tapplication/json "],
    ['Content-Type' => 'application/json', 'Content-Length' => 10, 'Empty' => '', 'None' => []],
    ['Content-Type' => 'application/json', 'Content-Encoding' => 'UTF-8'],
    ['Content-Type' => 'application/json', 'content-encoding' => 'gzip'],
    ['Content-Type' => 'text/html'],
    [],
    ['Content-Type' => 'application/json', 'X' => str_repeat('x', 64 * 1024)],
    ['Content-Type' => 1.5],
    ['Content-Type' => [null]],
    [['application/json']],
    ['no colon'],
    ["X" => "a\r\nContent-Type: application/json"],
    ["X\n" => 'a'],
    ['X' => "a\0b"],
    ['' => 'a'],
    ['X: y' => 'a'],
];
foreach ($given as $headers) {
    try {
        echo fake_client(fn () => new Response(200, $headers, pieces(1)))->run('RETURN 1')->single()['n'], "\n";
    } catch (Throwable $e) {
        echo $e::class, ': ', $e->getMessage(), "\n";
    }
}
var_dump(fake_client(fn () => new Response(200, ['Content-Type' => 'application/json', 'X-One' => ['a', 'b'], 'x-two: c'], '[1]'))->request('GET', '/x')->headers);
?>
--EXPECTF--
1
1
1
1
1
1
Neo4j\Exception\ProtocolException: the query failed: http://db.example:7474: The answer has Content-Encoding "gzip", which was not asked for
Neo4j\Exception\ProtocolException: POST http://db.example:7474/db/neo4j/query/v2 answered HTTP 200 text/html: "%s"
Neo4j\Exception\ProtocolException: POST http://db.example:7474/db/neo4j/query/v2 answered HTTP 200 without a content type: "%s"
Neo4j\Exception\ProtocolException: the query failed: http://db.example:7474: The header of the answer is longer than max_header_bytes (65536)
TypeError: Fake::exchange(): The headers of the response must be strings, float given
TypeError: Fake::exchange(): The headers of the response must be strings, null given
TypeError: Fake::exchange(): The headers of the response must be strings, array given
ValueError: Fake::exchange(): The response has a header without a name
ValueError: Fake::exchange(): The response has a header with a line break or a null byte
ValueError: Fake::exchange(): The response has a header with a line break or a null byte
ValueError: Fake::exchange(): The response has a header with a line break or a null byte
ValueError: Fake::exchange(): The response has a header without a name
ValueError: Fake::exchange(): The response has a header without a name
array(3) {
  ["content-type"]=>
  string(16) "application/json"
  ["x-one"]=>
  string(4) "a, b"
  ["x-two"]=>
  string(1) "c"
}
