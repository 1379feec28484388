--TEST--
In a transaction each statement has a fresh login, commit and rollback go on with the last one; a callable may end the transaction that asks for it
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../transaction/scripts.php';

function logins(ScriptedServer $server): string
{
    return implode(', ', array_map(fn ($request) => base64_decode(substr($request['headers']['authorization'], 6)), tx_requests($server)));
}

$server = scripted([begun(), ran([1]), ran([2]), committed()]);
$asked = 0;
$client = new Neo4j\Client($server->url, ['database' => 'neo4j', 'auth' => function () use (&$asked) {
    return ['u' . ++$asked, 'x'];
}]);
$tx = $client->beginTransaction();
$tx->run('RETURN 1')->fetchAll();
$tx->run('RETURN 2')->fetchAll();
$tx->commit();
echo tx_trace($server), ': ', logins($server), "\n";
$server->stop();

/* One that failed in a way that may pass: the second attempt asks again. */
$server = scripted([ran([1], true), tx_error('POST ' . TX . '/90a7/commit', 'Neo.TransientError.Transaction.DeadlockDetected'), ran([1], true), committed()]);
$client = new Neo4j\Client($server->url, ['database' => 'neo4j', 'auth' => function () use (&$asked) {
    return ['u' . ++$asked, 'x'];
}]);
$client->transaction(fn ($tx) => $tx->run('RETURN 1')->fetchAll());
echo tx_trace($server), ': ', logins($server), "\n";
$server->stop();

$server = scripted([begun(), rolled_back()]);
$tx = null;
$client = new Neo4j\Client($server->url, ['database' => 'neo4j', 'auth' => function () use (&$tx) {
    $tx?->rollback();
    return ['neo4j', 'x'];
}]);
$tx = $client->beginTransaction();
expect_exception(fn () => $tx->run('RETURN 1'));
echo tx_trace($server), "\n";
--EXPECT--
begin, run, run, commit: u1:x, u2:x, u3:x, u3:x
begin+run, commit, begin+run, commit: u5:x, u5:x, u7:x, u7:x
Neo4j\Exception\TransactionException: the transaction has been rolled back
begin, rollback
