--TEST--
nginx closes the idle connection, after its keep-alive or with its last request: the next query works, over TLS too
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
foreach (['keepalive_timeout 100ms;' => 150_000, 'keepalive_requests 2;' => 0] as $settings => $pause) {
    $before = count($server->statements());
    $proxy = new TlsProxy($server->port, $settings);
    $client = new Neo4j\Client($proxy->url, ['cafile' => $proxy->certificate] + PLAIN);
    for ($i = 0; $i < 5; $i++) {
        echo ask($client);
        usleep($pause);
    }
    $statements = count($server->statements()) - $before;
    echo ' ', $statements, ' statements, ', count(array_unique(array_slice(proxy_connections($server), $before))), " connections\n";
}
--EXPECT--
11111 5 statements, 5 connections
11111 5 statements, 3 connections
