--TEST--
An https proxy that does not speak TLS: nobody is told to write http:// for the server
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

/* As a plain HTTP server answers a TLS handshake. */
$code = <<<'CODE'
    $listener = stream_socket_server('tcp://127.0.0.1:0');
    echo parse_url('tcp://' . stream_socket_get_name($listener, false), PHP_URL_PORT), "\n";
    while ($stream = stream_socket_accept($listener)) {
        fread($stream, 1000);
        fwrite($stream, "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n");
    }
    CODE;
$process = proc_open([PHP_BINARY, '-n', '-r', $code], [1 => ['pipe', 'w']], $pipes);
$options = ['proxy' => 'https://127.0.0.1:' . trim(fgets($pipes[1])), 'protocol' => 'query', 'database' => 'x'];
foreach (['https', 'http'] as $scheme) {
    $e = exception_of(fn () => (new Neo4j\Client("$scheme://db.example:7473", $options))->run('RETURN 1'));
    echo short_name($e), ' ', strstr($e->getMessage(), '; '), "\n";
}
proc_terminate($process);
--EXPECT--
TlsException ; if one of the two speaks plain HTTP on its port, write http:// for that one
TlsException ; if the proxy speaks plain HTTP on its port, write http:// in the option "proxy"
