--TEST--
transaction(): the value of the work is returned with its results readable, an exception rolls back
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
    $text = "MATCH (n:$label) RETURN count(n) AS c";
    check($client->transaction(fn ($tx) => 'nothing done'), 'nothing done', $door);
    $value = $client->transaction(function ($tx) use ($label, $text) {
        check($tx->isOpen(), true, 'at first');
        $first = $tx->run("CREATE (n:$label) RETURN 7 AS seven");
        return ['deep' => [$first, (object) ['r' => $tx->run($text)]], 'n' => 5];
    });
    check([$value['deep'][0]->fetchAll(), $value['deep'][1]->r->fetchAll(), $value['n']], [[['seven' => 7]], [['c' => 1]], 5], "$door value");
    check(seen($outside, $label), 1, "$door committed");

    $thrown = new DomainException('mine');
    $e = exception_of(function () use ($client, $label, $thrown) {
        $client->transaction(function ($tx) use ($label, $thrown) {
            $tx->run("CREATE (n:$label)");
            throw $thrown;
        });
    });
    check([$e === $thrown, seen($outside, $label)], [true, 1], "$door exception");

    $e = exception_of(fn () => $client->transaction(fn ($tx) => $tx->run("CREATE (n:$label)") && $tx->run('RETRUN 1')));
    check([short_name($e), seen($outside, $label)], ['ClientErrorException', 1], "$door error");

    /* An error that the work catches has ended the transaction all the same. */
    $e = exception_of(fn () => $client->transaction(function ($tx) use ($label) {
        $tx->run("CREATE (n:$label)");
        exception_of(fn () => $tx->run('RETRUN 1'));
        return 1;
    }));
    check([short_name($e), seen($outside, $label)], ['TransactionException', 1], "$door caught");

    /* Work may end it by itself. */
    foreach (['commit' => 2, 'rollback' => 2] as $end => $count) {
        $value = $client->transaction(function ($tx) use ($label, $end, &$kept) {
            $tx->run("CREATE (n:$label)");
            $tx->$end();
            $kept = $tx;
            return $end;
        });
        check([$value, seen($outside, $label)], [$end, $count], "$door $end");
    }
    $kept = null;
    $client->transaction(function ($tx) use (&$kept) {
        $tx->run('RETURN 1');
        $kept = $tx;
    });
    $e = exception_of(fn () => $kept->run('RETURN 1'));
    check([short_name($e), $e->getMessage()], ['TransactionException', 'the transaction has been committed'], "$door kept");
});
echo "done\n";
--EXPECT--
done
