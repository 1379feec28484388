--TEST--
A statement that may have reached a server is not sent to another one; the next one goes elsewhere
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

[$a, $b] = [named('a', lost()), named('b')];
$client = new Neo4j\Client([$a->url, $b->url]);
expect_exception(fn () => $client->run('CREATE (n) RETURN 1'));
echo $a->count('CREATE'), $b->count('CREATE'), "\n";
echo who($client), "\n";
/* So do those of all other clients of this process. */
echo who(new Neo4j\Client([$a->url, $b->url])), "\n";
/* But who has only this one has no choice. */
echo who(new Neo4j\Client($a->url)), "\n";
?>
--EXPECTF--
Neo4j\Exception\ConnectionException: the query failed: http://127.0.0.1:PORT: %s; the statement may have been executed
10
b
b
a
