--TEST--
transaction() begins with its first statement, and commits or rolls back once
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$show = function (array $answers, callable $work) {
    $server = scripted($answers);
    $client = new Neo4j\Client($server->url);
    $e = exception_of(function () use ($client, $work) {
        echo json_encode($client->transaction($work)), ' ';
    });
    echo $e ? short_name($e) . ': ' . $e->getMessage() . ' ' : '', tx_trace($server), "\n";
    $server->stop();
};
$show([], fn ($tx) => 1);
$show([], fn ($tx) => $tx->keepAlive() ?? $tx->commit() ?? 2);
$show([], fn ($tx) => throw new Exception('at once'));
$show([ran([1], true), committed()], fn ($tx) => $tx->run('RETURN 1')->fetchAll());
$show([ran([1], true), ran([2]), committed()], fn ($tx) => [...$tx->run('RETURN 1'), ...$tx->run('RETURN 2')]);
$show([ran([1], true), rolled_back()], function ($tx) {
    $tx->run('RETURN 1');
    throw new Exception('later');
});
/* Without a word of the server's, what it answers to the rollback does not hide why. */
$show([ran([1], true), ['status' => 500] + tx_error('DELETE ' . TX . '/90a7', 'Neo.DatabaseError.General.UnknownError')], function ($tx) {
    $tx->run('RETURN 1');
    throw new Exception('first');
});
/* The server has rolled back what it answered with an error. */
$show([ran([1], true), tx_error('POST ' . TX . '/90a7', 'Neo.ClientError.Statement.SyntaxError')], fn ($tx) => $tx->run('RETURN 1') && $tx->run('RETRUN'));
$show([tx_error('POST ' . TX, 'Neo.ClientError.Statement.SyntaxError')], fn ($tx) => $tx->run('RETRUN'));
/* A statement that cannot be sent changes nothing. */
$show([ran([1], true), committed()], function ($tx) {
    expect_exception(fn () => $tx->run('RETURN 1', ['x' => "\xff"]));
    return $tx->isOpen() && $tx->run('RETURN 1')->fetchAll();
});
--EXPECT--
1 
2 
Exception: at once 
[{"v":1}] begin+run, commit
[{"v":1},{"v":2}] begin+run, run, commit
Exception: later begin+run, rollback
Exception: first begin+run, rollback
ClientErrorException: Neo.ClientError.Statement.SyntaxError: for some reason begin+run, run
ClientErrorException: Neo.ClientError.Statement.SyntaxError: for some reason begin+run
ValueError: parameter $x is not valid UTF-8, which JSON cannot carry
true begin+run, commit
