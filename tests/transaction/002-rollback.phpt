--TEST--
What a transaction ran is undone by rollback(), and when it is dropped while open
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '2.3', '3.5', '4.4', '5.26');
--FILE--
<?php
require __DIR__ . '/doors.php';

$ways = [
    'rollback' => fn (&$tx, $result) => $tx->rollback(),
    'dropped' => function (&$tx, $result) {
        $tx = null;
    },
];
at_each_door(function ($client, $label, $door, $outside) use ($ways) {
    foreach ($ways as $way => $end) {
        foreach (['read' => 1, 'open' => 20000] as $state => $rows) {
            $tx = $client->beginTransaction();
            $tx->run("CREATE (n:$label {name: 'x'})");
            $result = $tx->run(str_starts_with($door, "2.0") ? "MATCH (n:$label) RETURN 1 AS i" : "UNWIND range(1, $rows) AS i RETURN i");
            check($result->fetch(), ['i' => 1], "$door $way $state");
            $way === 'dropped' && $result = null;
            $end($tx, $result);
            check(seen($outside, $label), 0, "$door $way $state");
            $tx && check($tx->isOpen(), false, "$door $way $state");
        }
    }
    /* No lock is left behind. */
    $outside->run("MERGE (n:$label {name: 'x'}) SET n.y = 1");
    check(seen($outside, $label), 1, "$door afterwards");
});
echo "done\n";
--EXPECT--
done
