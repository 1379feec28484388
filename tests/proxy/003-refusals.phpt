--TEST--
A proxy that refuses, is down, has no name, or cannot reach the server: the exception names it, and says whether to try again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/ScriptedProxy.php';
require __DIR__ . '/../include/Tls.php';

$cases = [
    'refuses' => fn ($scheme) => (new ScriptedProxy(['refuse' => $scheme === 'http' ? 403 : 2]))->url($scheme),
    'down' => fn ($scheme) => "$scheme://me:hunter2@127.0.0.1:1",
    'no such name' => fn ($scheme) => "$scheme://me:hunter2@no-such-proxy.invalid:3128",
    'server down' => fn ($scheme) => (new ScriptedProxy())->url($scheme),
];
$backend = tls_backend();
foreach ($cases as $case => $proxy) {
    foreach (['http', 'https'] as $server) {
        foreach (['http', 'socks5'] as $scheme) {
            $url = "$server://127.0.0.1:" . ($case === 'server down' ? 1 : $backend->port);
            echo "$case, $server by $scheme: ", tls_try($url, ['proxy' => $proxy($scheme)]), "\n";
        }
    }
}
echo 'discovery: ', tls_try($backend->url, ['proxy' => (new ScriptedProxy(['refuse' => 504]))->url()], true), "\n";
check(count($backend->requests()), 0, 'requests that came through');
--EXPECT--
refuses, http by http: ProtocolException: POST http://127.0.0.1:PORT/db/neo4j/query/v2 answered HTTP 403 text/html: "<p>proxy"; through the proxy http://127.0.0.1:PORT
refuses, http by socks5: ConnectionException: the query failed: http://127.0.0.1:PORT through the proxy socks5://127.0.0.1:PORT: Can't complete SOCKS5 connection to 127.0.0.1. (2) (libcurl error 97)
refuses, https by http: ConnectionException: the query failed: https://127.0.0.1:PORT through the proxy http://127.0.0.1:PORT: CONNECT tunnel failed, response 403 (libcurl error 56)
refuses, https by socks5: ConnectionException: the query failed: https://127.0.0.1:PORT through the proxy socks5://127.0.0.1:PORT: Can't complete SOCKS5 connection to 127.0.0.1. (2) (libcurl error 97)
down, http by http: ConnectionException (retryable): the query failed: http://127.0.0.1:PORT through the proxy http://127.0.0.1:PORT: Failed to connect to 127.0.0.1 port PORT after N ms: Couldn't connect to server (libcurl error 7)
down, http by socks5: ConnectionException (retryable): the query failed: http://127.0.0.1:PORT through the proxy socks5://127.0.0.1:PORT: Failed to connect to 127.0.0.1 port PORT after N ms: Couldn't connect to server (libcurl error 7)
down, https by http: ConnectionException (retryable): the query failed: https://127.0.0.1:PORT through the proxy http://127.0.0.1:PORT: Failed to connect to 127.0.0.1 port PORT after N ms: Couldn't connect to server (libcurl error 7)
down, https by socks5: ConnectionException (retryable): the query failed: https://127.0.0.1:PORT through the proxy socks5://127.0.0.1:PORT: Failed to connect to 127.0.0.1 port PORT after N ms: Couldn't connect to server (libcurl error 7)
no such name, http by http: ConnectionException (retryable): the query failed: http://127.0.0.1:PORT through the proxy http://no-such-proxy.invalid:3128: Could not resolve proxy: no-such-proxy.invalid (libcurl error 5)
no such name, http by socks5: ConnectionException (retryable): the query failed: http://127.0.0.1:PORT through the proxy socks5://no-such-proxy.invalid:3128: Could not resolve host: no-such-proxy.invalid (libcurl error 6)
no such name, https by http: ConnectionException (retryable): the query failed: https://127.0.0.1:PORT through the proxy http://no-such-proxy.invalid:3128: Could not resolve proxy: no-such-proxy.invalid (libcurl error 5)
no such name, https by socks5: ConnectionException (retryable): the query failed: https://127.0.0.1:PORT through the proxy socks5://no-such-proxy.invalid:3128: Could not resolve host: no-such-proxy.invalid (libcurl error 6)
server down, http by http: ConnectionException: the query failed: http://127.0.0.1:PORT: The proxy http://127.0.0.1:PORT got no answer from the server (HTTP 502); the statement may have been executed
server down, http by socks5: ConnectionException (retryable): the query failed: http://127.0.0.1:PORT through the proxy socks5://127.0.0.1:PORT: Can't complete SOCKS5 connection to 127.0.0.1. (5) (libcurl error 97)
server down, https by http: ConnectionException (retryable): the query failed: https://127.0.0.1:PORT through the proxy http://127.0.0.1:PORT: CONNECT tunnel failed, response 503 (libcurl error 56)
server down, https by socks5: ConnectionException (retryable): the query failed: https://127.0.0.1:PORT through the proxy socks5://127.0.0.1:PORT: Can't complete SOCKS5 connection to 127.0.0.1. (5) (libcurl error 97)
discovery: ConnectionException (retryable): GET / failed: http://127.0.0.1:PORT: The proxy http://127.0.0.1:PORT got no answer from the server in time (HTTP 504)
