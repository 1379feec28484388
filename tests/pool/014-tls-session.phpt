--TEST--
TLS sessions outlive their connections, and are taken up by the next connection of the same key
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

$row = typed_body(['v'], [[1]]);
$server = scripted([['contains' => 'open', 'body' => [substr($row, 0, 40), ['pause' => 0.3], substr($row, 40)], 'framing' => 'chunked', 'times' => -1], ['body' => $row, 'times' => -1]]);
foreach (['TLSv1.2', 'TLSv1.3'] as $version) {
    $proxy = new TlsProxy($server->port, "ssl_protocols $version;");
    $client = new Neo4j\Client($proxy->url, ['cafile' => $proxy->certificate] + PLAIN);
    $other = new Neo4j\Client($proxy->url, ['cafile' => $proxy->certificate, 'persistent' => 'other'] + PLAIN);
    $before = count($server->statements());
    ask($client);
    $open = $client->run('open');                       /* a second one beside it */
    ask($client);
    $client->close();
    ask($client = new Neo4j\Client($proxy->url, ['cafile' => $proxy->certificate] + PLAIN));
    ask($other);
    Neo4j\clean_persistent_handles();
    ask($client);                                       /* forgotten */
    $open->fetchAll();
    echo $version, ': ';
    foreach (array_slice($server->statements(), $before) as $request) {
        echo header_of($request, 'X-Resumed');
    }
    echo "\n";
    Neo4j\clean_persistent_handles();
}
--EXPECT--
TLSv1.2: ..rr..
TLSv1.3: ..rr..
