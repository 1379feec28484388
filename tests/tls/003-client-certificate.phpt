--TEST--
A client certificate: shown where it is wanted, its key by passphrase; what is wrong with it is said, the passphrase is not
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
$folder->signed('client');
$folder->selfSigned('stranger');
$locked = $folder->locked('client', 'open sesame');
file_put_contents($folder->file('both.pem'), file_get_contents($folder->file('client.pem')) . file_get_contents($folder->file('client.key')));
$backend = tls_backend();
$nginx = new TlsNginx($folder, "127.0.0.1:$backend->port", ['strict' => ['good', 'ssl_client_certificate ca.pem; ssl_verify_client on;']]);
$trust = ['cafile' => $folder->file('ca.pem')];
$client = $trust + ['cert' => $folder->file('client.pem')];

foreach ([
    'cert and key' => $client + ['key' => $folder->file('client.key')],
    'both in one file' => $trust + ['cert' => $folder->file('both.pem')],
    'passphrase' => $client + ['key' => $locked, 'passphrase' => 'open sesame'],
    'none' => $trust,
    'none, discovery' => $trust + ['protocol' => 'auto'],
    'no key' => $client,
    'no passphrase' => $client + ['key' => $locked],
    'wrong passphrase' => $client + ['key' => $locked, 'passphrase' => 'close sesame'],
    'another key' => $client + ['key' => $folder->file('good.key')],
    'not trusted' => $trust + ['cert' => $folder->file('stranger.pem'), 'key' => $folder->file('stranger.key')],
] as $case => $options) {
    $said = tls_try($nginx->url('strict'), $options);
    check(str_contains($said, 'sesame'), false, 'the passphrase is in it');
    echo $case, ': ', preg_replace(['~/\S+/(?=neo4j-tls-)neo4j-tls-\w+/~', '/: "<html>.*?<title>(.*?)<[^"]*"/'], ['', ': $1'], $said), "\n";
}
check(count($backend->requests()), 3, 'requests that came through');
--EXPECT--
cert and key: [{"v":1}]
both in one file: [{"v":1}]
passphrase: [{"v":1}]
none: TlsException: POST https://127.0.0.1:PORT/db/neo4j/query/v2 answered HTTP 400 text/html: 400 No required SSL certificate was sent; it wants a client certificate (options "cert" and "key")
none, discovery: TlsException: https://127.0.0.1:PORT answered HTTP 400: 400 No required SSL certificate was sent; it wants a client certificate (options "cert" and "key")
no key: TlsException: the query failed: https://127.0.0.1:PORT: unable to set private key file: 'client.pem' type PEM (libcurl error 58); is the option "passphrase" right, and "key" the key of "cert"?
no passphrase: TlsException: the query failed: https://127.0.0.1:PORT: unable to set private key file: 'client.locked' type PEM (libcurl error 58); is the option "passphrase" right, and "key" the key of "cert"?
wrong passphrase: TlsException: the query failed: https://127.0.0.1:PORT: unable to set private key file: 'client.locked' type PEM (libcurl error 58); is the option "passphrase" right, and "key" the key of "cert"?
another key: TlsException: the query failed: https://127.0.0.1:PORT: unable to set private key file: 'good.key' type PEM (libcurl error 58); is the option "passphrase" right, and "key" the key of "cert"?
not trusted: TlsException: POST https://127.0.0.1:PORT/db/neo4j/query/v2 answered HTTP 400 text/html: 400 The SSL certificate error; it does not trust the certificate of the option "cert"
