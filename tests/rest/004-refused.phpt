--TEST--
request(): what cannot be a request is refused before anything is sent
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$client = new Neo4j\Client('http://127.0.0.1:1');
foreach (['get', 'G T', "GET / HTTP/1.1\r\nX: y", 'CONNECT', ''] as $method) {
    expect_exception(fn () => $client->request($method, '/'));
}
foreach (['', 'db', 'http://h/', '//h/x', "/a\r\nX: y", '/a b', '/é', '/a#b', '/a\\b', '/a/../b', '/a/%2E./b', '/.', '/a/.?x'] as $path) {
    expect_exception(fn () => $client->request('GET', $path));
}
expect_exception(fn () => $client->request('GET', '/', []));
expect_exception(fn () => $client->request('POST', '/', ['a' => NAN]));
expect_exception(fn () => $client->request('GET', '/', null, ['database' => 'x']));
expect_exception(fn () => $client->request('GET', '/', null, ['headers' => ['Accept' => 'x']]));
expect_exception(fn () => (new Neo4j\Client('http://127.0.0.1:1', ['access_mode' => 'read']))->request('POST', '/'));
expect_exception(fn () => (new Neo4j\Client('http://127.0.0.1:1', ['impersonated_user' => 'x']))->request('GET', '/'));
?>
--EXPECTF--
%AValueError: Neo4j\Client::request(): Argument #1 ($method) must be one of%a
ValueError: Neo4j\Client::request(): Argument #2 ($path) must be a path that begins with "/": of a URL only what follows the host
ValueError: Neo4j\Client::request(): Argument #2 ($path) must be a path that begins with "/": of a URL only what follows the host
ValueError: Neo4j\Client::request(): Argument #2 ($path) must be a path that begins with "/": of a URL only what follows the host
ValueError: Neo4j\Client::request(): Argument #2 ($path) must be a path that begins with "/": of a URL only what follows the host
ValueError: Neo4j\Client::request(): Argument #2 ($path) must be percent-encoded%a
ValueError: Neo4j\Client::request(): Argument #2 ($path) must not have the segments "." or ".."
ValueError: Neo4j\Client::request(): Argument #2 ($path) must not have the segments "." or ".."
ValueError: Neo4j\Client::request(): Argument #2 ($path) must not have the segments "." or ".."
ValueError: Neo4j\Client::request(): Argument #2 ($path) must not have the segments "." or ".."
ValueError: Neo4j\Client::request(): Argument #3 ($body) must be null: a GET request has no body
ValueError: parameter $body.a is NAN, which JSON cannot carry
ValueError: option "database" is for statements, a request has none
ValueError: option "headers" must not hold Accept, which the extension sets itself
Neo4j\Exception\UsageException: The client's access_mode is read, and a POST request may write
Neo4j\Exception\UsageException: request() cannot impersonate: the client's option "impersonated_user" would be ignored
