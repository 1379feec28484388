--TEST--
http, socks5 and socks5h proxies, to servers with TLS and without; who looks names up; what the proxy is told
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/Tls.php';
tls_skip();
?>
--FILE--
<?php
require __DIR__ . '/../include/ScriptedProxy.php';
require __DIR__ . '/../include/Tls.php';

$folder = new TlsFolder();
$folder->signed('good', 'IP:127.0.0.1,DNS:db.invalid');
$backend = tls_backend();
$nginx = new TlsNginx($folder, "127.0.0.1:$backend->port", ['good' => ['good', '']]);
$options = ['cafile' => $folder->file('ca.pem'), 'auth' => ['neo4j', 'hunter2'], 'headers' => ['X-Own' => 'x']];
foreach ([$backend->url, $nginx->url('good'), "http://db.invalid:$backend->port", $nginx->url('good', host: 'db.invalid')] as $url) {
    foreach (['http', 'socks5', 'socks5h'] as $scheme) {
        $proxy = new ScriptedProxy();
        echo preg_replace('/\d+$/', 'PORT', $url), " by $scheme: ", preg_replace('/db.invalid:\d+/', 'db.invalid:PORT', tls_try($url, $options + ['proxy' => $proxy->url($scheme)])), "\n";
        foreach ($proxy->requests() as $request) {
            $headers = $request['headers'];
            echo "  $request[how] ", preg_replace('/:\d+/', ':PORT', $request['target']), isset($headers['authorization'], $headers['x-own']) ? ', with the headers' : '', "\n";
            check(isset($headers['proxy-authorization']), false, 'a login that was not given');
        }
        $proxy->stop();
    }
}
check(array_unique(array_column(array_column($backend->statements(), 'headers'), 'authorization')), ['Basic ' . base64_encode('neo4j:hunter2')], 'the server gets the login');
--EXPECT--
http://127.0.0.1:PORT by http: [{"v":1}]
  forward http://127.0.0.1:PORT/db/neo4j/query/v2, with the headers
http://127.0.0.1:PORT by socks5: [{"v":1}]
  socks5 127.0.0.1:PORT
http://127.0.0.1:PORT by socks5h: [{"v":1}]
  socks5 127.0.0.1:PORT
https://127.0.0.1:PORT by http: [{"v":1}]
  CONNECT 127.0.0.1:PORT
https://127.0.0.1:PORT by socks5: [{"v":1}]
  socks5 127.0.0.1:PORT
https://127.0.0.1:PORT by socks5h: [{"v":1}]
  socks5 127.0.0.1:PORT
http://db.invalid:PORT by http: [{"v":1}]
  forward http://db.invalid:PORT/db/neo4j/query/v2, with the headers
http://db.invalid:PORT by socks5: ConnectionException (retryable): the query failed: http://db.invalid:PORT through the proxy socks5://127.0.0.1:PORT: Could not resolve host: db.invalid (libcurl error 97)
http://db.invalid:PORT by socks5h: [{"v":1}]
  socks5 db.invalid:PORT
https://db.invalid:PORT by http: [{"v":1}]
  CONNECT db.invalid:PORT
https://db.invalid:PORT by socks5: ConnectionException (retryable): the query failed: https://db.invalid:PORT through the proxy socks5://127.0.0.1:PORT: Could not resolve host: db.invalid (libcurl error 97)
https://db.invalid:PORT by socks5h: [{"v":1}]
  socks5 db.invalid:PORT
