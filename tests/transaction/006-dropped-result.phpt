--TEST--
A result dropped, closed or summed up before its end keeps the transaction and what the statement writes
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
    'dropped' => function ($result) {},
    'close' => fn ($result) => $result->close(),
    'summary' => fn ($result) => $result->getSummary(),
];
at_each_door(function ($client, $label, $door, $outside) use ($ways) {
    [$text, $parameters] = many_writes(str_starts_with($door, '2.0') ? '2.0' : '5.26', $label, 3000);
    $committed = 0;
    foreach ($ways as $way => $end) {
        $tx = $client->beginTransaction();
        $result = $tx->run($text, $parameters);
        $result->fetch();
        $end($result);
        unset($result);
        check($tx->isOpen(), true, "$door $way");
        /* A read is not cut either: that would end the transaction. */
        $result = $tx->run("MATCH (n:$label) RETURN n");
        $result->fetch();
        $end($result);
        unset($result);
        $tx->run("CREATE (n:$label)");
        $tx->commit();
        check(seen($outside, $label), $committed += 3001, "$door $way");
    }
});
echo "done\n";
--EXPECT--
done
