--TEST--
A signal handler cannot suspend the fiber that waits for rows: PHP says so, and nothing else is disturbed
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/child.php';

pcntl_async_signals(true);
$server = scripted([['contains' => 'slow', 'times' => -1] + slow_rows(0.3), ['times' => -1] + numbered_rows(3)], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$other = $client->run('MATCH (n) RETURN n');
pcntl_signal(SIGUSR1, function () {
    Fiber::suspend('suspended');
});
$result = $client->run('MATCH (n) RETURN "slow"');
$fiber = new Fiber(function () use ($result) {
    expect_exception(fn () => $result->fetchAll());
});
signal_after(0.1);
$fiber->start();
expect_exception(fn () => $result->fetch());
echo json_encode($other->fetchAll()), "\n";

/* One that the handler makes and runs to a suspension is no matter. */
$inner = new Fiber(function () use ($client) {
    foreach ($client->run('RETURN 1') as $row) {
        Fiber::suspend($row);
    }
});
$seen = [];
pcntl_signal(SIGUSR1, function () use ($inner, &$seen) {
    $seen[] = exception_of(function () use ($inner, &$seen) {
        $seen[] = $inner->isStarted() ? $inner->resume() : $inner->start();
    });
});
signal_after(0.1);
echo json_encode($client->run('MATCH (n) RETURN "slow"')->fetchAll()), ' ', count($seen) > 0 ? 'seen' : 'not seen', "\n";
--EXPECTF--
FiberError: Cannot switch fibers in current execution context
Neo4j\Exception\UsageException: %s
[{"v":1},{"v":2},{"v":3}]
[{"v":1},{"v":2},{"v":3}] seen
