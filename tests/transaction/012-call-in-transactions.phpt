--TEST--
CALL { … } IN TRANSACTIONS works through run() from Neo4j 5 on, and not within a transaction
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
    $text = "UNWIND range(1, 10) AS i CALL { WITH i CREATE (:$label {i: 10 / (i - %d)}) } IN TRANSACTIONS OF 2 ROWS RETURN count(*) AS c";
    if (str_starts_with($door, '4.4')) {
        $e = exception_of(fn () => $client->run(sprintf($text, 0)));
        check(str_contains($e->getMessage(), 'implicit transaction'), true, $door);
    } else {
        check($client->run(sprintf($text, 0))->fetchAll(), [['c' => 10]], $door);
        check(seen($outside, $label), 10, $door);
        /* What was committed before the error stays, as the server has it. */
        $e = exception_of(fn () => $client->run(sprintf($text, 7)));
        check([short_name($e), seen($outside, $label)], ['ClientErrorException', 16], "$door failing");
    }
    $tx = $client->beginTransaction();
    $e = exception_of(fn () => $tx->run(sprintf($text, 0)));
    check([short_name($e), str_contains($e->getMessage(), 'implicit transaction'), $tx->isOpen()], ['DatabaseException', true, false], "$door within");
}, new_doors());
echo "done\n";
--EXPECT--
done
