--TEST--
pcntl_alarm ends a wait by its handler
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/child.php';

pcntl_async_signals(true);
pcntl_signal(SIGALRM, function () {
    throw new RuntimeException('alarm');
});
$server = scripted([stalled_rows(), ['times' => -1, 'body' => legacy_body(['v'], [[7]])]], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
pcntl_alarm(1);
$began = microtime(true);
expect_exception(function () use ($client) {
    foreach ($client->run('MATCH (n) RETURN n') as $row) {
        echo json_encode($row), "\n";
    }
});
$seconds = microtime(true) - $began;
check($seconds > 0.8 && $seconds < 3, true, "$seconds s");
echo $client->run('RETURN 7')->fetchColumn(), "\n";
--EXPECT--
{"v":1}
{"v":2}
RuntimeException: alarm
7
