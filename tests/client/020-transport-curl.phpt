--TEST--
Transport\Curl: exchange() carries one request and gives its answer, the body in pieces
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Transport;

$method = new ReflectionMethod(Transport\Curl::class, 'exchange');
$exchange = fn (...$arguments) => $method->invoke(new Transport\Curl(), ...$arguments);

$long = str_repeat('0123456789abcdef', 100000);
$server = scripted([
    ['status' => 200, 'body' => '{"a":1}', 'headers' => ['Content-Type' => 'application/json']], ['status' => 404, 'body' => ''], ['body' => $long, 'framing' => 'chunked'],
    ['raw' => "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc"],
]);
$response = $exchange('POST', "$server->url/a/b?c=d", ['X-One' => '1', 'Content-Type' => 'text/plain'], 'the body', ['timeout' => 10]);
var_dump($response, implode('', [...$response->body]));
$response = $exchange('POST', "$server->url/x", [], 'x', []);
var_dump($response->status, [...$response->body]);
$body = $exchange('POST', "$server->url/long", ['X-Two: 2'], 'x', ['user_agent' => 'me/1'])->body;
var_dump(implode('', [...$body]) === $long);
expect_exception(fn () => [...$body]);
$iterator = $exchange('POST', "$server->url/cut", [], 'x', [])->body->getIterator();
var_dump($iterator->current());
expect_exception(fn () => $iterator->next());
expect_exception(fn () => $iterator->next());

$first = $server->requests()[0];
var_dump($first['method'], $first['path'], $first['body'], $first['headers']['x-one'] ?? $first['headers']['X-One'] ?? null, $server->connections());

foreach ([
    ['get', 'http://a', [], '', []], ["GET / HTTP/1.1\r\n", 'http://a', [], '', []], ['GET', "http://a/\r\nX: y", [], '', []], ['GET', 'http://a b', [], '', []],
    ['GET', 'bolt://a', [], '', []], ['GET', '/relative', [], '', []], ['GET', 'http://a', ["X" => "\n"], '', []], ['GET', 'http://a', [], '', ['nonsense' => 1]],
] as $arguments) {
    expect_exception(fn () => $exchange(...$arguments));
}
--EXPECTF--
object(Neo4j\Transport\Response)#%d (3) {
  ["status"]=>
  int(200)
  ["headers"]=>
  array(%d) {
    %A["Content-Type"]=>
    string(16) "application/json"%A
  }
  ["body"]=>
  object(Neo4j\Transport\Body)#%d (0) {
  }
}
string(7) "{"a":1}"
int(404)
array(0) {
}
bool(true)
Neo4j\Exception\UsageException: A body can be iterated once: its pieces are gone when they have been read
string(3) "abc"
Neo4j\Exception\ProtocolException: POST failed: http://127.0.0.1:PORT: %s
Neo4j\Exception\UsageException: The body was ended by an exception before its end
string(4) "POST"
string(8) "/a/b?c=d"
string(8) "the body"
string(1) "1"
int(1)
ValueError: Neo4j\Transport\Curl::exchange(): Argument #1 ($method) must be an HTTP method in upper case
ValueError: Neo4j\Transport\Curl::exchange(): Argument #1 ($method) must be an HTTP method in upper case
ValueError: Neo4j\Transport\Curl::exchange(): Argument #2 ($url) must not have blanks or control characters
ValueError: Neo4j\Transport\Curl::exchange(): Argument #2 ($url) must not have blanks or control characters
ValueError: The URI's scheme "bolt" is for Bolt, which is not spoken here: use http://a:7474
ValueError: The URI must begin with http:// or https://
ValueError: option "headers" must give X a value that is not empty and has no control characters
ValueError: option "nonsense" is not known
