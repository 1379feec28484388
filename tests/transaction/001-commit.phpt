--TEST--
What a transaction runs is its own until commit(), and everybody's afterwards
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '2.3', '3.5', '4.4', '5.26');
--FILE--
<?php
require __DIR__ . '/doors.php';

at_each_door(function ($client, $label, $door, $outside) {
    $tx = $client->beginTransaction();
    check([$tx instanceof Neo4j\Runner, $tx->isOpen()], [true, true], $door);
    check($tx->run("CREATE (n:$label) RETURN 1 AS i")->single(), ['i' => 1], $door);
    $tx->run("CREATE (n:$label), (m:$label)");
    check($tx->run("MATCH (n:$label) RETURN count(n) AS c")->fetchAll(), [['c' => 3]], "$door within");
    check(seen($outside, $label), 0, "$door outside");
    $tx->keepAlive();
    $tx->commit();
    check([seen($outside, $label), $tx->isOpen()], [3, false], "$door committed");
});
echo "done\n";
--EXPECT--
done
