--TEST--
The rest of an open result is read into memory before the next request; both can be read in any order
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '2.3', '3.5', '4.4', '5.26');
--FILE--
<?php
require __DIR__ . '/doors.php';

at_each_door(function ($client, $label, $door) {
    $tx = $client->beginTransaction();
    $client->run("FOREACH (i IN range(1, 3000) | CREATE (n:$label {i: i}))");
    $text = "MATCH (n:$label) RETURN n.i AS i ORDER BY n.i";
    $first = $tx->run($text);
    check($first->fetch(), ['i' => 1], $door);
    $second = $tx->run($text);
    for ($i = 1; $i <= 3000; $i++) {
        $both = [$second->fetch()['i'], $i < 3000 ? $first->fetch()['i'] : 3000];
        $both === [$i, min($i + 1, 3000)] || check($both, [$i, $i + 1], $door);
    }
    check([$first->fetch(), $second->fetch()], [null, null], $door);
    $third = $tx->run($text);
    $tx->keepAlive();
    $fourth = $tx->run($text);
    $tx->commit();
    check([count($third->fetchAll()), count($fourth->fetchAll()), $fourth->getSummary()->rows], [3000, 3000, 3000], "$door afterwards");
});
echo "done\n";
--EXPECT--
done
