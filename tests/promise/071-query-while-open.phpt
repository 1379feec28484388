--TEST--
Other statements run while a big result is open, and see what the next one wrote
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

foreach (real_clients() as $version => $client) {
    $label = own_label();
    $client->run(...many_writes($version, $label, 5000));
    $result = $client->run("MATCH (n:$label) RETURN n.i AS i");
    $seen = $sum = 0;
    foreach ($result as $row) {
        if ($seen++ % 1000 === 0) {
            $client->run("CREATE (n:{$label}x)");
            echo $client->run("MATCH (n:{$label}x) RETURN count(n) AS c")->single()['c'], ' ';
            expect_exception(fn () => $client->run('RETURN'));
        }
        $sum += $row['i'];
    }
    echo "$version: $seen $sum\n";
    delete_nodes($version, $label, "{$label}x");
}
--EXPECTF--
1 Neo4j\Exception\ClientErrorException: %a
2.0: 5000 12502500
1 Neo4j\Exception\ClientErrorException: %a
5.26: 5000 12502500
