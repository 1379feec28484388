--TEST--
Dropping an open transaction cuts its open result and sends one rollback, and takes no longer than drain_timeout
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$endless = ['for' => 'POST ' . TX . '/90a7', 'body' => ['{"data":{"fields":["v"],"values":[[{"$type":"Integer","_value":"1"}]', ['repeat' => ',[{"$type":"Integer","_value":"1"}]', 'times' => 1 << 30]], 'framing' => 'chunked', 'headers' => tx_headers()];
$silent = ['for' => 'DELETE ' . TX . '/90a7', 'raw' => ['', ['stall' => true]]];
$time = function (callable $do): float {
    $start = microtime(true);
    $do();
    return microtime(true) - $start;
};
$server = scripted([begun(), $endless, rolled_back()]);
$tx = (new Neo4j\Client($server->url, ['drain_timeout' => 60]))->beginTransaction();
$open = $tx->run('MATCH (n) RETURN n');
$open->fetch();
/* The result holds the transaction, so both must go; the order does not matter. */
$seconds = $time(function () use (&$tx, &$open) {
    $pair = [$tx, $open];
    $pair[0]->rollback();
});
echo tx_trace($server), $seconds < 30 ? '' : ' too late', "\n";
expect_exception(fn () => $open->fetch());
$server->stop();

$server = scripted([begun(), $silent]);
$tx = (new Neo4j\Client($server->url, ['drain_timeout' => 0.3]))->beginTransaction();
$seconds = $time(function () use (&$tx) {
    $tx = null;
});
echo tx_trace($server), $seconds > 0.25 && $seconds < 10 ? '' : " $seconds s", "\n";
$server->stop();

/* A result that cannot be read to its end within the limit takes its transaction with it. */
$server = scripted([begun(), $endless, rolled_back()]);
$tx = (new Neo4j\Client($server->url, ['drain_timeout' => 0.3]))->beginTransaction();
$tx->run('MATCH (n) RETURN n')->fetch();
var_dump($tx->isOpen());
expect_exception(fn () => $tx->commit());
$tx = null;
echo tx_trace($server), "\n";
--EXPECTF--
begin, run, rollback
Neo4j\Exception\TransactionException: the transaction was rolled back before its result was read
begin, rollback

Warning: %s: Reading the rest of a dropped result: the rest of the answer did not come within the drain_timeout of 0.30 s; its transaction is rolled back in %s on line %d
bool(false)
Neo4j\Exception\TransactionException: the transaction has been ended by an error: the rest of the answer did not come within the drain_timeout of N s
begin, run, rollback
