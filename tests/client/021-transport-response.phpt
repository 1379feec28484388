--TEST--
Transport\Response holds what it is given and cannot be changed; Transport can be extended
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Transport;

$chunks = (function () {
    yield 'a';
})();
foreach (['text', ['a', 'b'], $chunks, new ArrayIterator(['c'])] as $body) {
    $response = new Transport\Response(200, ['Content-Type' => 'text/plain'], $body);
    var_dump($response->status, $response->headers, $response->body === $body);
}
expect_exception(fn () => $response->status = 201);
expect_exception(fn () => $response->__construct(201, [], ''));
expect_exception(fn () => new Transport\Response(200, [], 5));
expect_exception(fn () => new Transport\Response(200, [], new stdClass()));
expect_exception(fn () => new Transport\Response(99, [], ''));
expect_exception(fn () => new Transport\Response(600, [], ''));
expect_exception(fn () => (new ReflectionClass(Transport\Response::class))->newInstanceWithoutConstructor()->status);
expect_exception(fn () => new Transport());

final class Fixed extends Transport
{
    protected function exchange(string $method, string $url, array $headers, string $body, array $options): Transport\Response
    {
        return new Transport\Response(200, [], '{}');
    }
}
var_dump((new Neo4j\Client(options: ['transport' => new Fixed()]))->getTransport());
--EXPECTF--
int(200)
array(1) {
  ["Content-Type"]=>
  string(10) "text/plain"
}
bool(true)
int(200)
array(1) {
  ["Content-Type"]=>
  string(10) "text/plain"
}
bool(true)
int(200)
array(1) {
  ["Content-Type"]=>
  string(10) "text/plain"
}
bool(true)
int(200)
array(1) {
  ["Content-Type"]=>
  string(10) "text/plain"
}
bool(true)
Error: Cannot modify readonly property Neo4j\Transport\Response::$status
Error: Neo4j\Transport\Response cannot be constructed twice
TypeError: Neo4j\Transport\Response::__construct(): Argument #3 ($body) must be of type iterable|string, int given
TypeError: Neo4j\Transport\Response::__construct(): Argument #3 ($body) must be of type iterable|string, stdClass given
ValueError: Neo4j\Transport\Response::__construct(): Argument #1 ($status) must be a status of HTTP, between 100 and 599
ValueError: Neo4j\Transport\Response::__construct(): Argument #1 ($status) must be a status of HTTP, between 100 and 599
Error: Typed property Neo4j\Transport\Response::$status must not be accessed before initialization
Error: Cannot instantiate abstract class Neo4j\Transport
object(Fixed)#%d (0) {
}
