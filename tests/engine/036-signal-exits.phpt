--TEST--
exit in a signal handler while rows are awaited
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/child.php';

pcntl_async_signals(true);
register_shutdown_function(fn () => print("shutdown\n"));
pcntl_signal(SIGUSR1, function () {
    echo "handler\n";
    exit(0);
});
$server = scripted([['times' => -1] + stalled_rows()], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$other = $client->run('MATCH (n) RETURN n');
signal_after(0.1);
try {
    foreach ($client->run('CREATE (n) RETURN n') as $row) {
        echo json_encode($row), "\n";
    }
} finally {
    echo "not reached\n";
}
--EXPECT--
{"v":1}
{"v":2}
handler
shutdown
