--TEST--
Signal handlers that use a transaction that waits are refused; those that throw end it
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/scripts.php';
require __DIR__ . '/../engine/child.php';

pcntl_async_signals(true);
$slow = fn (array $answer) => ['body' => [['pause' => 0.6], $answer['body']], 'framing' => 'chunked'] + $answer;
$uses = ['run' => fn ($tx) => $tx->run('RETURN 1'), 'commit' => fn ($tx) => $tx->commit(), 'keepAlive' => fn ($tx) => $tx->keepAlive()];
foreach ($uses as $name => $use) {
    $answers = [begun(), $slow($name === 'commit' ? committed() : ran()), rolled_back()];
    $server = scripted($answers);
    $tx = (new Neo4j\Client($server->url))->beginTransaction();
    pcntl_signal(SIGUSR1, function () use (&$tx, $name) {
        foreach ([fn () => $tx->run('RETURN 2'), fn () => $tx->commit(), fn () => $tx->rollback(), fn () => $tx->keepAlive()] as $other) {
            check([exception_of($other)::class, exception_of($other)->getMessage()], ['Error', 'The transaction is in use: it is waiting for the server'], $name);
        }
        check($tx->isOpen(), true, $name);
    });
    signal_after(0.3);
    $use($tx);
    echo "$name: ", tx_trace($server), "\n";
    $tx = null;
    $server->stop();

    $server = scripted($answers);
    $tx = (new Neo4j\Client($server->url))->beginTransaction();
    pcntl_signal(SIGUSR1, fn () => throw new DomainException('from the handler'));
    signal_after(0.3);
    expect_exception(fn () => $use($tx));
    tx_exception(fn () => $tx->run('RETURN 1'));
    $tx = null;
    echo '  ', tx_trace($server), "\n";
    $server->stop();
}
/* The last reference to a result may go while it is read ahead. */
$rows = typed_body(['v'], array_fill(0, 3000, [1]), ',' . tx_member('90a7'));
$server = scripted([begun(), ['for' => 'POST ' . TX . '/90a7', 'body' => [substr($rows, 0, 90000), ['pause' => 0.6], substr($rows, 90000)], 'framing' => 'chunked', 'headers' => tx_headers()], ran([8]), committed()]);
$tx = (new Neo4j\Client($server->url))->beginTransaction();
$open = $tx->run('MATCH (n) RETURN n');
$open->fetch();
pcntl_signal(SIGUSR1, function () use (&$open) {
    expect_exception(fn () => $open->fetch());
    $open = null;
});
signal_after(0.3);
echo $tx->run('RETURN 8')->fetchColumn(), "\n";
$tx->commit();
echo tx_trace($server), "\n";
--EXPECT--
run: begin, run
DomainException: from the handler
TransactionException: the transaction has been ended by an error: an exception was thrown while it waited for the server [-, final]
  begin, run, rollback
commit: begin, commit
DomainException: from the handler
TransactionException: the outcome of the commit is unknown: an exception was thrown while its answer was waited for [-, final]
  begin, commit
keepAlive: begin, keep alive
DomainException: from the handler
TransactionException: the transaction has been ended by an error: an exception was thrown while it waited for the server [-, final]
  begin, keep alive, rollback
Error: The result is in use: it is waiting for the server
8
begin, run, run, commit
