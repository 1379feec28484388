--TEST--
What comes after the end of a transaction is a TransactionException; results that were read ahead stay readable
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
    foreach (['commit' => 'committed', 'rollback' => 'rolled back'] as $end => $word) {
        $tx = $client->beginTransaction();
        $result = $tx->run("CREATE (n:$label) RETURN 1 AS i");
        $tx->$end();
        foreach (['run', 'commit', 'rollback', 'keepAlive'] as $method) {
            $e = exception_of(fn () => $tx->$method(...($method === 'run' ? ['RETURN 1'] : [])));
            check([short_name($e), $e->getMessage(), $e->isRetryable()], ['TransactionException', "the transaction has been $word", false], "$door $end $method");
        }
        check($result->fetchAll(), [['i' => 1]], "$door $end result");
    }
    check(seen($outside, $label), 1, $door);

    /* Rows that were never read are lost with a rollback. */
    if (!str_starts_with($door, '2.0')) {
        $tx = $client->beginTransaction();
        $result = $tx->run('UNWIND range(1, 200000) AS i RETURN i');
        $tx->rollback();
        $e = exception_of(fn () => $result->fetchAll());
        check([short_name($e), $e->getMessage()], ['TransactionException', 'the transaction was rolled back before its result was read'], "$door unread");
    }
});
echo "done\n";
--EXPECT--
done
