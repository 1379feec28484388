--TEST--
A transaction that the server's operator ends is over: its next use says why, and nothing is kept
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
    $tx->run("CREATE (n:$label) SET n.marker = '$label'");
    $open = $tx->run("UNWIND range(1, 100000) AS i RETURN '$label' AS marker");
    $open->fetch();
    $ended = 0;
    foreach ($outside->run('SHOW TRANSACTIONS YIELD transactionId, currentQuery')->fetchAll() as $row) {
        if (str_contains($row['currentQuery'], $label)) {
            $ended += $outside->run("TERMINATE TRANSACTION '$row[transactionId]'")->fetchAll() !== [] ? 1 : 0;
        }
    }
    check($ended, 1, $door);
    $e = exception_of(fn () => $open->fetchAll() && $tx->commit());
    check([$e instanceof Neo4j\Exception\Neo4jException, $tx->isOpen()], [true, false], "$door " . $e?->getMessage());
    check([short_name(exception_of(fn () => $tx->commit())), seen($outside, $label)], ['TransactionException', 0], "$door commit");
}, new_doors());
echo "done\n";
--EXPECT--
done
