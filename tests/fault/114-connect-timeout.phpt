--TEST--
An address that takes no connection: connect_timeout
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

/* The queue of connections not yet accepted is full: the kernel answers no further one. */
$listener = stream_socket_server('tcp://127.0.0.1:0', context: stream_context_create(['socket' => ['backlog' => 1]]));
$address = stream_socket_get_name($listener, false);
for ($waiting = []; count($waiting) < 8;) {
    $waiting[] = stream_socket_client("tcp://$address", flags: STREAM_CLIENT_CONNECT | STREAM_CLIENT_ASYNC_CONNECT);
}
usleep(50000);
$began = microtime(true);
$e = exception_of(fn () => (new Neo4j\Client("http://$address", ['connect_timeout' => 0.3]))->run('CREATE (n)'));
$seconds = microtime(true) - $began;
echo get_class($e), ' ', var_export($e->isRetryable(), true), "\n";
check(str_contains($e->getMessage(), 'connect_timeout'), true, 'the limit in: ' . $e->getMessage());
check(str_contains($e->getMessage(), 'may have been executed'), false, 'nothing was sent: ' . $e->getMessage());
check($seconds >= 0.28 && $seconds < 2, true, "$seconds s");
--EXPECT--
Neo4j\Exception\TimeoutException true
