--TEST--
However a child ends, its parent's idle connection lives on, plain and over TLS
--EXTENSIONS--
neo4j
pcntl
posix
--SKIPIF--
<?php
require __DIR__ . '/../pool/TlsProxy.php';
TlsProxy::skip();
?>
--FILE--
<?php
require __DIR__ . '/fork.php';

$server = patient_server();
$case = 0;
$proxies = [null, new TlsProxy($server->port, 'ssl_protocols TLSv1.2;'), new TlsProxy($server->port, 'ssl_protocols TLSv1.3;')];
foreach ($proxies as $proxy) {
    $options = $proxy ? ['cafile' => $proxy->certificate] : [];
    foreach ([true, false] as $persistent) {
        $client = new Neo4j\Client($proxy?->url ?? $server->url, ['persistent' => $persistent] + $options + PLAIN);
        $mine = [];
        $name = 'parent ' . $case++ . ';';
        foreach (ways_to_end() as $way => $end) {
            ask($client, "RETURN 1 AS v // $name");
            await(fork(function () use ($client, $end) {
                $result = null;
                $end($client, $result);
            }));
        }
        ask($client, "RETURN 1 AS v // $name");
        foreach ($server->statements() as $request) {
            if (str_contains($request['body'], $name)) {
                $mine[header_of($request, 'X-Connection') ?? $request['connection']] = true;
            }
        }
        echo $proxy ? 'TLS' : 'plain', ': ', count(ways_to_end()) + 1, ' statements, ', count($mine), " connection\n";
    }
}
--EXPECT--
plain: 11 statements, 1 connection
plain: 11 statements, 1 connection
TLS: 11 statements, 1 connection
TLS: 11 statements, 1 connection
TLS: 11 statements, 1 connection
TLS: 11 statements, 1 connection
