--TEST--
What cannot be sent is refused when the query is made
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\{Client, Query};

$client = new Client('http://127.0.0.1:1');
foreach (['', "\xff", "RETURN '\xed\xa0\x80'"] as $text) {
    expect_exception(fn () => new Query($client, $text));
    expect_exception(fn () => $client->run($text));
}
foreach ([['a' => fn () => 1], ['a' => ['b' => [1, 2, STDERR]]], ['a' => "\xff"], ["\xff" => 1], ['a' => STDIN]] as $parameters) {
    $error = exception_of(fn () => new Query($client, 'RETURN 1', $parameters));
    check($error instanceof ValueError || $error instanceof TypeError, true, written($parameters));
    check(str_contains($error->getMessage(), 'parameter'), true, $error->getMessage());
    check(get_class(exception_of(fn () => (new Query($client, 'RETURN 1'))->withParameters($parameters))), get_class($error), written($parameters));
}
expect_exception(fn () => new Query($client, 'RETURN 1', [], ['fetch_mode' => 'x']));
expect_exception(fn () => new Query($client));
expect_exception(fn () => new Query(new stdClass(), 'RETURN 1'));
expect_exception(fn () => (new Client())->run(new Query($client, 'RETURN 1')));
expect_exception(fn () => $client->run(new stdClass()));
expect_exception(fn () => $client->run('RETURN 1', 'x'));
expect_exception(fn () => $client->run());
--EXPECT--
ValueError: The statement must not be empty
ValueError: The statement must not be empty
ValueError: The statement is not valid UTF-8
ValueError: The statement is not valid UTF-8
ValueError: The statement is not valid UTF-8
ValueError: The statement is not valid UTF-8
ValueError: option "fetch_mode" must be one of "assoc", "num", "both"
ArgumentCountError: Neo4j\Query::__construct() expects at least 2 arguments, 1 given
TypeError: Neo4j\Query::__construct(): Argument #1 ($client) must be of type Neo4j\Client, stdClass given
ValueError: Neo4j\Client::run(): Argument #1 ($query) must be a query of the same client
TypeError: Neo4j\Client::run(): Argument #1 ($query) must be of type Neo4j\Query|string, stdClass given
TypeError: Neo4j\Client::run(): Argument #2 ($parameters) must be of type array, string given
ArgumentCountError: Neo4j\Client::run() expects at least 1 argument, 0 given
