--TEST--
An error of the server ends the transaction: its class is the error's, later use names the cause, nothing is kept
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
    foreach (['RETRUN 1' => 'Syntax', "MATCH (n:$label) RETURN 1 / (n.i - 1)" => 'Arithmetic'] as $text => $word) {
        if (str_starts_with($door, '2.0') && $word === 'Arithmetic') {
            continue;
        }
        $tx = $client->beginTransaction();
        $tx->run("CREATE (n:$label {i: 1})");
        $e = exception_of(fn () => $tx->run($text)->fetchAll());
        check([short_name($e), $tx->isOpen()], ['ClientErrorException', false], "$door $word");
        $uses = ['run' => fn () => $tx->run('RETURN 1'), 'keepAlive' => fn () => $tx->keepAlive(), 'commit' => fn () => $tx->commit()];
        foreach ($uses as $name => $use) {
            $later = exception_of($use);
            check([short_name($later), $later->getMessage(), $later->getServerCode(), $later->isRetryable()],
                ['TransactionException', 'the transaction has been ended by an error: ' . $e->getMessage(), $e->getServerCode(), false], "$door $word $name");
        }
        check(exception_of(fn () => $tx->rollback()), null, "$door $word rollback");
        check(short_name(exception_of(fn () => $tx->rollback())), 'TransactionException', "$door $word rollback again");
        check(seen($outside, $label), 0, "$door $word");
    }
});
echo "done\n";
--EXPECT--
done
