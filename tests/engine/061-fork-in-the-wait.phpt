--TEST--
A fork in a signal handler while rows are awaited
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/child.php';

pcntl_async_signals(true);
$server = scripted([slow_rows(0.4), ['times' => -1] + numbered_rows(3)], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$result = $client->run('CREATE (n) RETURN n');
$status = null;
pcntl_signal(SIGUSR1, function () use ($client, $result, &$status) {
    $pid = pcntl_fork();
    if ($pid === 0) {
        pcntl_signal(SIGUSR1, SIG_DFL);
        $own = $client->run('RETURN 1')->fetchAll();
        $e = exception_of(fn () => $result->fetch());
        exit(count($own) === 3 && $e instanceof Error ? 5 : 6);
    }
    pcntl_waitpid($pid, $status);
});
signal_after(0.1);
echo json_encode($result->fetchAll()), ' ', pcntl_wexitstatus($status), "\n";
--EXPECT--
[{"v":1},{"v":2},{"v":3}] 5
