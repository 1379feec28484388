--TEST--
A signal handler that uses the result that is waiting is refused, and the wait goes on
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/child.php';

pcntl_async_signals(true);
$server = scripted([slow_rows(0.4), slow_rows(0.4), slow_rows(0.4)], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$result = $client->run('MATCH (n) RETURN n');
pcntl_signal(SIGUSR1, function () use (&$result) {
    foreach (['fetch', 'fetchAll', 'fetchColumn', 'single', 'getSummary', 'close'] as $method) {
        expect_exception(fn () => $result->$method());
    }
    expect_exception(function () use ($result) {
        foreach ($result as $row);
    });
});
signal_after(0.1);
echo json_encode($result->fetchAll()), "\n";

/* In a foreach, with the handler's error thrown through. */
$result = $client->run('MATCH (n) RETURN n');
pcntl_signal(SIGUSR1, fn () => $result->fetch());
signal_after(0.1);
expect_exception(function () use ($result) {
    foreach ($result as $row) {
        echo json_encode($row), "\n";
    }
});
expect_exception(fn () => $result->fetch());
--EXPECTF--
Error: The result is in use: it is waiting for the server
Error: The result is in use: it is waiting for the server
Error: The result is in use: it is waiting for the server
Error: The result is in use: it is waiting for the server
Error: The result is in use: it is waiting for the server
Error: The result is in use: it is waiting for the server
Error: The result is in use: it is waiting for the server
[{"v":1},{"v":2},{"v":3}]
{"v":1}
Error: The result is in use: it is waiting for the server
Neo4j\Exception\UsageException: %s
