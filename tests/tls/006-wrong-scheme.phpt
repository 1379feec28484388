--TEST--
http:// to a port that speaks TLS, and https:// to one that does not: the exception says which to write
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/Tls.php';
tls_skip();
?>
--FILE--
<?php
require __DIR__ . '/../include/Tls.php';


$folder = new TlsFolder();
$folder->signed('good');
$backend = tls_backend();
$nginx = new TlsNginx($folder, "127.0.0.1:$backend->port", ['good' => ['good', '']]);
$plain = scripted([['for' => 'GET /', 'raw' => "\x15\x03\x03\0\2\2\x50", 'times' => -1, 'end' => 'FIN'], ['raw' => "\x15\x03\x03\0\2\2\x50", 'times' => -1, 'end' => 'FIN']], 'silent');
$bare = new TlsBare($folder);
foreach (['nginx' => $nginx->url('good', 'http'), 'an alert' => $plain->url, 'closes' => "http://127.0.0.1:$bare->port"] as $case => $url) {
    foreach ([false, true] as $discovers) {
        echo $case, ': ', preg_replace('/: "<html>.*?<title>(.*?)<[^"]*"/', ': $1', tls_try($url, [], $discovers)), "\n";
    }
}
foreach (neo4j_servers() as $version => $url) {
    $said = tls_try('https://127.0.0.1:' . parse_url($url, PHP_URL_PORT), ['verify_peer' => false]);
    check((bool) preg_match('~^TlsException: .*https://127.0.0.1:PORT: .*\(libcurl error 35\); if it speaks plain HTTP on this port, write http:// in place of https://$~', $said), true, "$version: $said");
}
--EXPECT--
nginx: TlsException: POST http://127.0.0.1:PORT/db/neo4j/query/v2 answered HTTP 400 text/html: 400 The plain HTTP request was sent to HTTPS port; it speaks TLS on this port: write https:// in place of http://
nginx: TlsException: http://127.0.0.1:PORT answered HTTP 400: 400 The plain HTTP request was sent to HTTPS port; it speaks TLS on this port: write https:// in place of http://
an alert: TlsException: the query failed: http://127.0.0.1:PORT: The server speaks TLS on this port: write https:// in place of http://
an alert: TlsException: GET / failed: http://127.0.0.1:PORT: The server speaks TLS on this port: write https:// in place of http://
closes: ConnectionException: the query failed: http://127.0.0.1:PORT: Empty reply from server (libcurl error 52); if it speaks TLS on this port, write https:// in place of http://; the statement may have been executed
closes: ConnectionException (retryable): GET / failed: http://127.0.0.1:PORT: Empty reply from server (libcurl error 52); if it speaks TLS on this port, write https:// in place of http://
