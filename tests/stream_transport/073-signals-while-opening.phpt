--TEST--
Transport\Stream: signal handlers run while a large request is sent and while the header is awaited
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/../engine/child.php';

pcntl_async_signals(true);
$deaf = stream_socket_server('tcp://127.0.0.1:0');
$client = new Neo4j\Client('http://' . stream_socket_get_name($deaf, false), [
    'transport' => new Neo4j\Transport\Stream(), 'protocol' => 'query', 'database' => 'neo4j', 'timeout' => 20.0,
]);
pcntl_signal(SIGUSR1, function () {
    throw new DomainException('from the handler');
});
foreach (['awaited' => 'RETURN 1', 'sent' => 'RETURN "' . str_repeat('x', 32 << 20) . '"'] as $case => $text) {
    signal_after(0.2);
    $began = microtime(true);
    $e = exception_of(fn () => $client->run($text));
    echo "$case: ", get_class($e), ' ', microtime(true) - $began < 5 ? 'soon' : 'late', "\n";
}
?>
--EXPECT--
awaited: DomainException soon
sent: DomainException soon
