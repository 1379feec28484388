--TEST--
An error behind rows is thrown after them, or by what reads them ahead; nothing is kept
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
    /* 2.0 has neither UNWIND nor an error that comes late. 2025.10's Query API cuts a long answer instead. */
    if (str_starts_with($door, '2.0')) {
        return;
    }
    $class = $door === '2025.10 query' ? 'ProtocolException' : 'ClientErrorException';
    $text = 'UNWIND range(9000, 0, -1) AS i RETURN i, 10 / i AS q';

    $tx = $client->beginTransaction();
    $tx->run("CREATE (n:$label)");
    $rows = 0;
    $e = exception_of(function () use ($tx, $text, &$rows) {
        foreach ($tx->run($text) as $row) {
            $rows++;
        }
    });
    check([short_name($e), $rows > 8000, $tx->isOpen()], [$class, true, false], "$door iterated");

    foreach (['commit' => fn ($tx) => $tx->commit(), 'run' => fn ($tx) => $tx->run('RETURN 1')] as $name => $use) {
        $tx = $client->beginTransaction();
        $tx->run("CREATE (n:$label)");
        $result = $tx->run($text);
        $e = exception_of(fn () => $use($tx));
        check([short_name($e), $tx->isOpen()], ['TransactionException', false], "$door $name");
        $e = exception_of(fn () => $result->fetchAll());
        check(short_name($e), $class, "$door $name, then read");
    }
    $tx = $client->beginTransaction();
    $tx->run("CREATE (n:$label)");
    $e = exception_of(fn () => $tx->run($text)->close());
    check([short_name($e), $tx->isOpen()], [$class, false], "$door close");

    $tx = $client->beginTransaction();
    $tx->run("CREATE (n:$label)");
    set_error_handler(function ($level, $message) use (&$warning) {
        $warning = $message;
        return true;
    });
    $tx->run($text)->fetch();
    restore_error_handler();
    check([str_contains($warning, 'Reading the rest of a dropped result'), $tx->isOpen()], [true, false], "$door dropped");

    $e = exception_of(fn () => $client->transaction(fn ($tx) => [$tx->run("CREATE (n:$label)"), $tx->run($text)]));
    check(short_name($e), 'TransactionException', "$door transaction()");
    check(seen($outside, $label), 0, $door);
});
echo "done\n";
--EXPECT--
done
