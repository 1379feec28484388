--TEST--
A body of Transport\Curl is made by it alone, read once, and not copied, serialized or rewound
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/through.php';

use Neo4j\Transport\Body;

$server = scripted([['times' => -1, 'body' => ['one ', ['repeat' => 'more ', 'times' => 100000]], 'framing' => 'chunked']], 'silent');
$ask = fn () => (new Through(new Neo4j\Transport\Curl()))->exchange('GET', $server->url, [], '', [])->body;
$body = $ask();
expect_exception(fn () => clone $body);
expect_exception(fn () => serialize($body));
expect_exception(fn () => $body->made = 1);
expect_exception(fn () => new Body());
expect_exception(function () use ($body) {
    foreach ($body as &$chunk) {
    }
});
$length = 0;
foreach ($body as $number => $chunk) {
    $length += strlen($chunk);
    $number === 1 && expect_exception(fn () => [...$body]);
}
var_dump($length, $number > 0);
expect_exception(fn () => [...$body]);

$iterator = $ask()->getIterator();
var_dump(substr($iterator->current(), 0, 3), $iterator->key());
$iterator->next();
expect_exception(fn () => $iterator->rewind());
unset($iterator);
expect_exception(fn () => (new Through(new Neo4j\Transport\Curl()))->exchange('GET', 'http://127.0.0.1:1', [], '', []));
?>
--EXPECTF--
Error: Trying to clone an uncloneable object of class Neo4j\Transport\Body
Exception: Serialization of 'Neo4j\Transport\Body' is not allowed
Error: Cannot create dynamic property Neo4j\Transport\Body::$made
Error: Call to private Neo4j\Transport\Body::__construct() from %s
Error: An iterator cannot be used with foreach by reference
Neo4j\Exception\UsageException: A body can be iterated once: its pieces are gone when they have been read
int(500004)
bool(true)
Neo4j\Exception\UsageException: A body can be iterated once: its pieces are gone when they have been read
string(3) "one"
int(0)
Neo4j\Exception\UsageException: A body cannot be rewound: its pieces are gone when they have been read
Neo4j\Exception\ConnectionException: GET failed: http://127.0.0.1:PORT: %s
