--TEST--
Without asynchronous signals a wait is not ended, and the handler runs later
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/child.php';

$server = scripted([slow_rows(0.3)], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
pcntl_signal(SIGUSR1, fn () => print("handler\n"));
signal_after(0.1);
echo json_encode($client->run('MATCH (n) RETURN n')->fetchAll()), "\n";
pcntl_signal_dispatch();
--EXPECT--
[{"v":1},{"v":2},{"v":3}]
handler
