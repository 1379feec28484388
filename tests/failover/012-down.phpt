--TEST--
Reading goes elsewhere also when what stands before a server says that it is down
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

$down = ['status' => 503, 'headers' => ['Content-Type' => 'text/html'], 'body' => '<h1>503 Service Unavailable</h1>', 'times' => 2];
[$a, $b] = [named('a', $down), named('b')];
echo who(new Neo4j\Client([$a->url, $b->url]), ['access_mode' => 'read']), "\n";
[$a, $b] = [named('a', $down), named('b')];
expect_exception(fn () => who(new Neo4j\Client([$a->url, $b->url])));
?>
--EXPECTF--
b
Neo4j\Exception\%sException: %s503%s
