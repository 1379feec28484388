--TEST--
Transport\Stream: options that PHP's streams cannot do are refused when the client is made; a proxy's login goes to the proxy only
--EXTENSIONS--
neo4j
openssl
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$options = ['transport' => new Neo4j\Transport\Stream(), 'protocol' => 'query', 'database' => 'neo4j'];
expect_exception(fn () => new Neo4j\Client('https://127.0.0.1:1', ['pinned_key' => 'sha256//' . base64_encode(str_repeat('x', 32))] + $options));
foreach (['https', 'socks5', 'socks5h'] as $scheme) {
    expect_exception(fn () => new Neo4j\Client('http://db.example', ['proxy' => "$scheme://127.0.0.1:1080"] + $options));
}

$server = scripted([typed_body(['v'], [[1]]), ['raw' => ["HTTP/1.1 200 OK\r\n\r\n"], 'end' => 'FIN']]);
$proxy = str_replace('//', '//me:S3cret@', $server->url);
$client = new Neo4j\Client('http://db.example:7474', ['proxy' => $proxy] + $options);
echo $client->run('RETURN 1 AS v')->fetchColumn(), "\n";
[$request] = $server->requests();
$headers = array_change_key_case($request['headers']);
echo $request['path'], ' ', base64_decode(substr($headers['proxy-authorization'], 6)), ' ', $headers['host'], "\n";

/* Tunnels. */
$tunnel = new Neo4j\Client('https://db.example:7473', ['proxy' => $proxy] + $options);
echo exception_of(fn () => $tunnel->run('RETURN 1')) instanceof Neo4j\Exception\ConnectionException ? 'no TLS behind it' : 'wrong', "\n";
$request = $server->requests()[1];
echo "$request[method] $request[path] ", base64_decode(substr(array_change_key_case($request['headers'])['proxy-authorization'] ?? '', 6)), "\n";
?>
--EXPECT--
ValueError: option "pinned_key" is beyond Neo4j\Transport\Stream: PHP's streams cannot pin a public key
ValueError: option "proxy" is beyond Neo4j\Transport\Stream, which knows proxies of http:// only
ValueError: option "proxy" is beyond Neo4j\Transport\Stream, which knows proxies of http:// only
ValueError: option "proxy" is beyond Neo4j\Transport\Stream, which knows proxies of http:// only
1
http://db.example:7474/db/neo4j/query/v2 me:S3cret db.example:7474
no TLS behind it
CONNECT db.example:7473 me:S3cret
