--TEST--
The first server of the list that can be reached gets the statements
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

[$a, $b] = [named('a'), named('b')];
echo who(new Neo4j\Client([$a->url, $b->url])), who(new Neo4j\Client([$b->url, $a->url])), "\n";
echo who(new Neo4j\Client([dead_url(), $b->url, $a->url], ['failover' => 'ordered'])), "\n";
$result = (new Neo4j\Client([dead_url(), $b->url]))->run('RETURN name');
var_dump($result->getSummary()->server === $b->url);
?>
--EXPECT--
ab
b
bool(true)
