--TEST--
A connection or TLS session made without verification is not taken up where a certificate must be verified
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
$unverified = ['verify_peer' => false, 'verify_host' => false];
$ways = [
    'none' => $unverified,
    'system' => [],
    'none again' => $unverified,
    'file' => ['cafile' => $proxy->certificate],
    'peer only' => ['cafile' => $proxy->certificate, 'verify_host' => false],
    'name wrong' => ['cafile' => $proxy->certificate],
    'system again' => [],
    'file again' => ['cafile' => $proxy->certificate],
];
foreach ($ways as $way => $options) {
    $url = $way === 'name wrong' ? str_replace('127.0.0.1', 'localhost', $proxy->url) : $proxy->url;
    $client = new Neo4j\Client($url, $options + PLAIN);
    $e = exception_of(fn () => ask($client));
    echo $way, ': ', short_name($e), "\n";
    $client->close();
}
foreach ($server->statements() as $i => $request) {
    echo proxy_connections($server)[$i], header_of($request, 'X-Resumed'), ' ';
}
echo "\n";
--EXPECT--
none: end
system: TlsException
none again: end
file: end
peer only: end
name wrong: TlsException
system again: TlsException
file again: end
1. 2r 3. 4. 5r
