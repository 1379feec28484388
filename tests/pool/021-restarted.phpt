--TEST--
A server that is away for a while: one exception for each query meanwhile, and right answers before and after
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/TlsProxy.php';
TlsProxy::skip();
?>
--FILE--
<?php
require __DIR__ . '/pool.php';
require __DIR__ . '/TlsProxy.php';

$server = patient_server();
$proxy = new TlsProxy($server->port);
$client = new Neo4j\Client($proxy->url, ['cafile' => $proxy->certificate] + PLAIN);
$ask = fn () => ask($client);
echo $ask(), "\n";
$proxy->stop();
$proxy->start();
echo 'restarted: ', $ask(), "\n";
$proxy->stop();
foreach ([1, 2] as $i) {
    $e = exception_of($ask);
    echo 'away: ', short_name($e), ' ', var_export($e->isRetryable(), true), "\n";
}
$proxy->start();
echo 'back: ', $ask(), $ask(), "\n";
echo count($server->statements()), ' ', json_encode(numbers()), "\n";
--EXPECT--
1
restarted: 1
away: ConnectionException true
away: ConnectionException true
back: 11
4 {"":"0\/1 5+1"}
