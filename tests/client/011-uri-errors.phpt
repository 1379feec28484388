--TEST--
What is wrong with a URI is a ValueError that does not repeat its credentials
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$uris = [
    '', 'localhost', 'neo4j:hunter2@localhost', '//neo4j:hunter2@localhost', 'ftp://neo4j:hunter2@localhost', 'http://', 'http://neo4j:hunter2@',
    'http://neo4j:hunter2@localhost:99999', 'http://neo4j:hunter2@localhost:port', 'http://neo4j:hunter2@local host', 'http://neo4j:hunter2@localhost?x=hunter2',
    'http://neo4j:hunter2@localhost#hunter2', 'http://neo4j:hunter2/x@localhost', 'bolt://neo4j:hunter2@localhost:7687', 'neo4j://neo4j:hunter2@example.com',
    'bolt+s://neo4j:hunter2@example.com', 'neo4j+s://neo4j:hunter2@example.com', "http://neo4j:hunter2@localhost\0", "http://neo4j:hunter2@local\nhost",
];
foreach ($uris as $uri) {
    $e = exception_of(fn () => new Neo4j\Client($uri));
    check(get_class($e ?? new stdClass()), ValueError::class, var_export($uri, true));
    check($e && $e->getMessage() !== '', true, "message of $uri");
    check(str_contains("$e", 'hunter2'), false, "$e");
}
foreach (['bolt://a', 'bolt+s://a', 'neo4j://a:7687', 'neo4j+s://a'] as $uri) {
    check((bool) preg_match('~use https?://a:747[34]~', exception_of(fn () => new Neo4j\Client($uri))->getMessage()), true, $uri);
}

foreach (['http://a,http://b', 'http://a:7474,b:7474', [], ['a' => 'http://neo4j:hunter2@b:x'], [1], [null]] as $uris) {
    $e = exception_of(fn () => new Neo4j\Client($uris));
    echo get_class($e), ': ', $e->getMessage(), "\n";
}
$reference = 'http://a';
var_dump(exception_of(fn () => new Neo4j\Client([&$reference])));
--EXPECT--
ValueError: The URI cannot be parsed: Bad hostname; several servers are a list of URIs
ValueError: The URI cannot be parsed: Port number was not a decimal number between 0 and 65535; several servers are a list of URIs
ValueError: Neo4j\Client::__construct(): Argument #1 ($uri) must hold 1 to 64 URIs
ValueError: The URI cannot be parsed: Port number was not a decimal number between 0 and 65535
TypeError: Neo4j\Client::__construct(): Argument #1 ($uri) must be of type string or an array of strings, array of int given
TypeError: Neo4j\Client::__construct(): Argument #1 ($uri) must be of type string or an array of strings, array of null given
NULL
