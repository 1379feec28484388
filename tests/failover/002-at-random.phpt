--TEST--
failover "random" spreads the statements over all servers that are well
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

[$a, $b, $c] = [named('a'), named('b'), named('c')];
$client = new Neo4j\Client([$a->url, dead_url(), $b->url, $c->url], ['failover' => 'random']);
mt_srand(1);
$expected = mt_rand();
mt_srand(1);
for ($count = [], $i = 0; $i < 90; $i++) {
    $name = who($client);
    $count[$name] = ($count[$name] ?? 0) + 1;
}
ksort($count);
/* Less than 5 of 90 at a chance of 1/3 happens once in 10^11 times. */
foreach ($count as $name => $times) {
    echo $name, $times >= 5 ? " has its share\n" : " has only $times\n";
}
var_dump(mt_rand() === $expected); // the script's own sequence is left alone
?>
--EXPECT--
a has its share
b has its share
c has its share
bool(true)
