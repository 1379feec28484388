--TEST--
Transport\Stream: limits hold while it connects, sends and awaits the header; default_socket_timeout has no say
--EXTENSIONS--
neo4j
--INI--
default_socket_timeout=1
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

function limited(string $case, string $url, array $options, string $text = 'RETURN 1'): void
{
    $client = new Neo4j\Client($url, ['transport' => new Neo4j\Transport\Stream(), 'protocol' => 'query', 'database' => 'neo4j'] + $options);
    $began = microtime(true);
    $e = exception_of(fn () => $client->run($text));
    $seconds = microtime(true) - $began;
    echo "$case: ", $e ? short_name($e) . ' ' . preg_replace('/.*?((?:connect_|idle_)?timeout of \S+ s passed: [^;]*).*/', '$1', $e->getMessage()) : 'answered', "\n";
    check($seconds >= 0.49 && $seconds < 1.5, true, "$case: $seconds s");
}

/* Its queue is full, so that no connection is taken. */
$full = stream_socket_server('tcp://127.0.0.1:0', context: stream_context_create(['socket' => ['backlog' => 1]]));
$address = stream_socket_get_name($full, false);
for ($i = 0; $i < 4; $i++) {
    $queue[] = @stream_socket_client("tcp://$address", timeout: 0.1);
}
limited('no connection', "http://$address", ['connect_timeout' => 0.5]);
limited('no connection', "http://$address", ['connect_timeout' => 5.0, 'timeout' => 0.5]);
limited('no connection', "http://$address", ['idle_timeout' => 0.5]);

/* A server that reads nothing: its own listener, which accepts by itself. */
$deaf = stream_socket_server('tcp://127.0.0.1:0');
$url = 'http://' . stream_socket_get_name($deaf, false);
limited('no answer', $url, ['timeout' => 0.5]);
limited('no answer', $url, ['idle_timeout' => 0.5, 'connect_timeout' => 0.1]);
limited('a large request is not read', $url, ['timeout' => 0.5], 'RETURN "' . str_repeat('x', 32 << 20) . '"');

/* Slow, but never idle for so long; and longer than PHP's own limit. */
$answer = ['body' => typed_body(['v'], [[1]]), 'before' => "HTTP/1.1 103 Early\r\nX: 1\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n"];
$server = scripted([$answer + ['dribble' => [40, 100]], ['body' => [['pause' => 1.3], typed_body(['v'], [[1]])]]]);
$client = new Neo4j\Client($server->url, ['transport' => new Neo4j\Transport\Stream(), 'protocol' => 'query', 'database' => 'neo4j', 'idle_timeout' => 5.0]);
echo json_encode($client->run('RETURN 1')->fetchAll()), json_encode($client->run('RETURN 1')->fetchAll()), "\n";
?>
--EXPECT--
no connection: TimeoutException connect_timeout of 0.5 s passed: There is no connection yet
no connection: TimeoutException timeout of 0.5 s passed: There is no connection yet
no connection: TimeoutException idle_timeout of 0.5 s passed: There is no connection yet
no answer: TimeoutException timeout of 0.5 s passed: The server has not answered yet
no answer: TimeoutException idle_timeout of 0.5 s passed: The server has not answered yet
a large request is not read: TimeoutException timeout of 0.5 s passed: The server has not answered yet
[{"v":1}][{"v":1}]
