--TEST--
What is no proxy is a ValueError that shows none of it; a proxy that is not used is checked, too
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/ScriptedProxy.php';
require __DIR__ . '/../include/Tls.php';

foreach ([
    'proxy.example.com:3128', 'hunter2:x@h', 'ftp://me:hunter2@h', 'socks4://me:hunter2@h', 'http://', 'http://me:hunter2@', 'http://me:hunter2@h/path', 'http://me:hunter2@h?x', 'http://me:hun/ter2@h',
    'http://me:hunter2@h:99999', 'http://me:hunter2@h:0', 'http://a%3Ab:hunter2@h', 'http://me:hunter2%0a@h', "http://me:hunter2@h\n", 'http://me:hunter2@h/', 'HTTPS://h', 'socks5h://[::1]:9050', '', null,
] as $proxy) {
    foreach ([[], ['no_proxy' => '*']] as $more) {
        $e = exception_of(fn () => new Neo4j\Client(options: $more + ['proxy' => $proxy]));
        check(str_contains("$e", 'hunter2'), false, 'the password');
        $said = $e ? get_class($e) . ': ' . $e->getMessage() : 'good';
        if (!$more) {
            echo $said, "\n";
            $first = $said;
        }
        check($said, $first, 'with no_proxy');
    }
}
--EXPECT--
ValueError: The proxy must begin with http://, https://, socks5:// or socks5h://
ValueError: The proxy must begin with http://, https://, socks5:// or socks5h://
ValueError: The proxy must begin with http://, https://, socks5:// or socks5h://
ValueError: The proxy must begin with http://, https://, socks5:// or socks5h://
ValueError: The proxy has no host
ValueError: The proxy cannot be parsed: No host part in the URL
ValueError: The proxy must not have a path
ValueError: The proxy must not have a query string or a fragment: in a user name or password write %2F for /, %3F for ?, %23 for #, %40 for @
ValueError: The proxy has an @ in the wrong place: in a user name or password write %2F for /, %3F for ?, %23 for #, %40 for @
ValueError: The proxy cannot be parsed: Port number was not a decimal number between 0 and 65535
ValueError: The proxy's port must be between 1 and 65535
ValueError: The proxy's user name must not have a colon, which HTTP cannot carry
ValueError: The proxy's user name or password has a control character
ValueError: option "proxy" must not have control characters
good
good
good
good
good
