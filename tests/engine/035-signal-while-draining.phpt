--TEST--
Signals while a dropped result is drained
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/child.php';

pcntl_async_signals(true);
$server = scripted([['times' => -1] + slow_rows(0.2, 4)], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
pcntl_signal(SIGUSR1, function () {
    echo "handler\n";
});
signal_after(0.1);
$began = microtime(true);
$client->run('CREATE (n) RETURN n');
check(microtime(true) - $began > 0.5, true, 'drained');
echo json_encode($server->closed()), "\n";

/* One that throws, without and with an exception in flight. */
pcntl_signal(SIGUSR1, function () {
    throw new LengthException('from the handler');
});
signal_after(0.1);
expect_exception(function () use ($client) {
    $client->run('CREATE (n) RETURN n');
    echo "not reached\n";
});
signal_after(0.1);
$e = exception_of(function () use ($client) {
    foreach ($client->run('CREATE (n) RETURN n') as $row) {
        throw new DomainException('in flight');
    }
});
for (; $e; $e = $e->getPrevious()) {
    echo get_class($e), ': ', $e->getMessage(), "\n";
}

/* In a collection of cycles. */
signal_after(0.1);
expect_exception(function () use ($client) {
    $holder = [$client->run('CREATE (n) RETURN n')];
    $holder[] = &$holder;
    unset($holder);
    gc_collect_cycles();
    echo "not reached\n";
});
--EXPECT--
handler
[]
LengthException: from the handler
LengthException: from the handler
DomainException: in flight
LengthException: from the handler
