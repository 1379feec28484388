--TEST--
Transport\Stream by a proxy: requests that it passes on, and tunnels; logins, and refusals
--EXTENSIONS--
neo4j
openssl
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
$folder->signed('good');
$backend = tls_backend();
$nginx = new TlsNginx($folder, "127.0.0.1:$backend->port", ['good' => ['good', '']]);
$proxy = new ScriptedProxy(['login' => 'me:p@ss/word']);
$options = ['transport' => new Neo4j\Transport\Stream(), 'cafile' => $folder->file('ca.pem'), 'auth' => ['neo4j', 'hunter2']];
$servers = ['http' => $backend->url, 'https' => $nginx->url('good')];
foreach ($servers as $scheme => $url) {
    foreach (['right' => 'me:p%40ss%2Fword', 'wrong' => 'me:wr0ng-word', 'none' => ''] as $case => $login) {
        $said = tls_try($url, $options + ['proxy' => $proxy->url('http', $login)]);
        check(str_contains($said, 'wr0ng-word'), false, 'the password is in it');
        /* Of a refused tunnel PHP says what TLS makes of it, which is not always the same. */
        echo "$scheme $case: ", preg_replace('/(proxy http:\S+): .*(\(PHP)/', '$1: … $2', $said), "\n";
    }
}
foreach ($proxy->requests() as $request) {
    check($request['how'] === 'CONNECT' && isset($request['headers']['authorization']), false, 'the server\'s login');
}
check(count($backend->requests()), 2, 'requests that came through');

$down = ['proxy' => 'http://me:hunter2@127.0.0.1:1'];
foreach ($servers as $scheme => $url) {
    echo "$scheme down: ", tls_try($url, $down + $options), "\n";
}
$unknown = new ScriptedProxy();
echo 'unknown authority: ', tls_try($servers['https'], ['proxy' => $unknown->url(), 'cafile' => null] + $options), "\n";
foreach ([502, 504] as $status) {
    $ill = new ScriptedProxy(['refuse' => $status]);
    echo "$status: ", tls_try($servers['http'], ['proxy' => $ill->url()] + $options, true), "\n";
}
foreach (['https', 'socks5', 'socks5h'] as $scheme) {
    echo "$scheme: ", tls_try($servers['http'], ['proxy' => "$scheme://127.0.0.1:1"] + $options), "\n";
}
?>
--EXPECT--
http right: [{"v":1}]
http wrong: ConnectionException: the query failed: http://127.0.0.1:PORT: The proxy http://127.0.0.1:PORT refused the credentials of the option "proxy", or wants some (HTTP 407)
http none: ConnectionException: the query failed: http://127.0.0.1:PORT: The proxy http://127.0.0.1:PORT refused the credentials of the option "proxy", or wants some (HTTP 407)
https right: [{"v":1}]
https wrong: ConnectionException (retryable): the query failed: https://127.0.0.1:PORT through the proxy http://127.0.0.1:PORT: … (PHP's http:// wrapper, which does not look at what the proxy answers: it may have refused)
https none: ConnectionException (retryable): the query failed: https://127.0.0.1:PORT through the proxy http://127.0.0.1:PORT: … (PHP's http:// wrapper, which does not look at what the proxy answers: it may have refused)
http down: ConnectionException (retryable): the query failed: http://127.0.0.1:PORT through the proxy http://127.0.0.1:PORT: Connection refused (PHP's http:// wrapper)
https down: ConnectionException (retryable): the query failed: https://127.0.0.1:PORT through the proxy http://127.0.0.1:PORT: Connection refused (PHP's http:// wrapper)
unknown authority: TlsException: the query failed: https://127.0.0.1:PORT through the proxy http://127.0.0.1:PORT: SSL operation failed with code 1. OpenSSL Error messages: error:0A000086:SSL routines::certificate verify failed (PHP's http:// wrapper); the option "cafile" names an authority that only you know; or the certificate has expired
502: ConnectionException (retryable): GET / failed: http://127.0.0.1:PORT: The proxy http://127.0.0.1:PORT got no answer from the server (HTTP 502)
504: ConnectionException (retryable): GET / failed: http://127.0.0.1:PORT: The proxy http://127.0.0.1:PORT got no answer from the server in time (HTTP 504)
https: ValueError: option "proxy" is beyond Neo4j\Transport\Stream, which knows proxies of http:// only
socks5: ValueError: option "proxy" is beyond Neo4j\Transport\Stream, which knows proxies of http:// only
socks5h: ValueError: option "proxy" is beyond Neo4j\Transport\Stream, which knows proxies of http:// only
