--TEST--
A login at the proxy: it gets its own and not the server's, the server the other way round; refused, the exception names the proxy and no password
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
$folder->signed('good');
$backend = tls_backend();
$nginx = new TlsNginx($folder, "127.0.0.1:$backend->port", ['good' => ['good', '']]);
$proxy = new ScriptedProxy(['login' => 'me:p@ss/word']);
$options = ['cafile' => $folder->file('ca.pem'), 'auth' => ['neo4j', 'hunter2']];
foreach ([$backend->url, $nginx->url('good')] as $url) {
    foreach (['http', 'socks5'] as $scheme) {
        foreach (['me:p%40ss%2Fword', 'me:wr0ng-word', 'me', ''] as $login) {
            $said = tls_try($url, $options + ['proxy' => $proxy->url($scheme, $login)]);
            check(str_replace(['wr0ng-word', base64_encode('me:wr0ng-word')], '', $said), $said, 'a password is in it');
            echo strtok($url, ':'), " $scheme ", strstr($login, '%') ? 'right' : "'$login'", ": $said\n";
        }
    }
}
foreach ($proxy->requests() as $request) {
    check($request['how'] === 'CONNECT' && isset($request['headers']['authorization']), false, 'the server\'s login');
}
foreach ($backend->requests() as $request) {
    check(isset($request['headers']['proxy-authorization']), false, 'the proxy\'s login');
}
check(count($backend->requests()), 4, 'requests that came through');
--EXPECT--
http http right: [{"v":1}]
http http 'me:wr0ng-word': ConnectionException: the query failed: http://127.0.0.1:PORT: The proxy http://127.0.0.1:PORT refused the credentials of the option "proxy", or wants some (HTTP 407)
http http 'me': ConnectionException: the query failed: http://127.0.0.1:PORT: The proxy http://127.0.0.1:PORT refused the credentials of the option "proxy", or wants some (HTTP 407)
http http '': ConnectionException: the query failed: http://127.0.0.1:PORT: The proxy http://127.0.0.1:PORT refused the credentials of the option "proxy", or wants some (HTTP 407)
http socks5 right: [{"v":1}]
http socks5 'me:wr0ng-word': ConnectionException: the query failed: http://127.0.0.1:PORT through the proxy socks5://127.0.0.1:PORT: User was rejected by the SOCKS5 server (1 1). (libcurl error 97); it wants a login, or another one, in the option "proxy"
http socks5 'me': ConnectionException: the query failed: http://127.0.0.1:PORT through the proxy socks5://127.0.0.1:PORT: User was rejected by the SOCKS5 server (1 1). (libcurl error 97); it wants a login, or another one, in the option "proxy"
http socks5 '': ConnectionException: the query failed: http://127.0.0.1:PORT through the proxy socks5://127.0.0.1:PORT: No authentication method was acceptable. (libcurl error 97); it wants a login, or another one, in the option "proxy"
https http right: [{"v":1}]
https http 'me:wr0ng-word': ConnectionException: the query failed: https://127.0.0.1:PORT through the proxy http://127.0.0.1:PORT: CONNECT tunnel failed, response 407 (libcurl error 56); it wants a login, or another one, in the option "proxy"
https http 'me': ConnectionException: the query failed: https://127.0.0.1:PORT through the proxy http://127.0.0.1:PORT: CONNECT tunnel failed, response 407 (libcurl error 56); it wants a login, or another one, in the option "proxy"
https http '': ConnectionException: the query failed: https://127.0.0.1:PORT through the proxy http://127.0.0.1:PORT: CONNECT tunnel failed, response 407 (libcurl error 56); it wants a login, or another one, in the option "proxy"
https socks5 right: [{"v":1}]
https socks5 'me:wr0ng-word': ConnectionException: the query failed: https://127.0.0.1:PORT through the proxy socks5://127.0.0.1:PORT: User was rejected by the SOCKS5 server (1 1). (libcurl error 97); it wants a login, or another one, in the option "proxy"
https socks5 'me': ConnectionException: the query failed: https://127.0.0.1:PORT through the proxy socks5://127.0.0.1:PORT: User was rejected by the SOCKS5 server (1 1). (libcurl error 97); it wants a login, or another one, in the option "proxy"
https socks5 '': ConnectionException: the query failed: https://127.0.0.1:PORT through the proxy socks5://127.0.0.1:PORT: No authentication method was acceptable. (libcurl error 97); it wants a login, or another one, in the option "proxy"
