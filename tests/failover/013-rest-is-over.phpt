--TEST--
A server that failed is asked again after a rest of some seconds
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

[$a, $b] = [named('a', lost()), named('b')];
$client = new Neo4j\Client([$a->url, $b->url]);
exception_of(fn () => $client->run('CREATE (n)'));
echo who($client);
usleep(5_200_000);
echo who($client), "\n";
?>
--EXPECT--
ba
