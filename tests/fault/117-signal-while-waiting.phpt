--TEST--
A signal handler runs while the answer is awaited, and its exception ends the wait
--EXTENSIONS--
neo4j
pcntl
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

/* A shell sends the signal, since PHP has no timer of less than a second. */
function signal_after(float $seconds): void
{
    global $shells;
    $shells[] = popen("sleep $seconds; kill -USR1 " . getmypid(), 'r');
}

pcntl_async_signals(true);
$server = scripted([['body' => [['pause' => 0.6], typed_body(['v'], [[1]])], 'framing' => 'chunked'], ['raw' => [['stall' => true]]]]);
$client = new Neo4j\Client($server->url);
$client->getServerInfo();

pcntl_signal(SIGUSR1, function () { echo "signal\n"; });
signal_after(0.2);
echo json_encode($client->run('MATCH (n) RETURN n')->fetchAll()), "\n";

pcntl_signal(SIGUSR1, function () { throw new DomainException('from the handler'); });
signal_after(0.2);
$began = microtime(true);
expect_exception(fn () => $client->run('MATCH (n) RETURN n'));
var_dump(microtime(true) - $began < 2);
var_dump($server->waitClosed()[1]);
--EXPECT--
signal
[{"v":1}]
DomainException: from the handler
bool(true)
string(6) "client"
