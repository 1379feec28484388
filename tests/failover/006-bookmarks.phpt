--TEST--
Bookmarks of one server are sent to the next one, so that it catches up before it answers
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

$a = scripted([alone(), typed_body(['v'], [[1]], ',"bookmarks":["FB:from-a"]'), lost()]);
$b = named('b');
$client = new Neo4j\Client([$a->url, $b->url]);
$client->run('CREATE (n)');
exception_of(fn () => $client->run('CREATE (lost)'));
echo who($client), "\n";
echo json_encode(json_decode($b->statements()[0]['body'])->bookmarks), "\n";
?>
--EXPECT--
b
["FB:from-a"]
