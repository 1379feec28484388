--TEST--
pinned_key: the digest of the public key or a file with it, one of several; checked with verification switched off, too
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
$folder->selfSigned('self');
$backend = tls_backend();
$nginx = new TlsNginx($folder, "127.0.0.1:$backend->port", ['good' => ['good', '']]);
$trust = ['cafile' => $folder->file('ca.pem')];
$blind = ['verify_peer' => false, 'verify_host' => false];
foreach ([
    'digest' => $trust + ['pinned_key' => $folder->pin('good')],
    'file' => $trust + ['pinned_key' => $folder->publicKey('good')],
    'one of two' => $trust + ['pinned_key' => $folder->pin('self') . ';' . $folder->pin('good')],
    'not verified' => $blind + ['pinned_key' => $folder->pin('good')],
    'another digest' => $trust + ['pinned_key' => $folder->pin('self')],
    'another file' => $trust + ['pinned_key' => $folder->publicKey('self')],
    'another digest, not verified' => $blind + ['pinned_key' => $folder->pin('self')],
] as $case => $options) {
    echo "$case: ", tls_try($nginx->url('good'), $options), "\n";
}
check(count($backend->requests()), 4, 'requests that came through');
--EXPECT--
digest: [{"v":1}]
file: [{"v":1}]
one of two: [{"v":1}]
not verified: [{"v":1}]
another digest: TlsException: the query failed: https://127.0.0.1:PORT: SSL: public key does not match pinned public key (libcurl error 90)
another file: TlsException: the query failed: https://127.0.0.1:PORT: SSL: public key does not match pinned public key (libcurl error 90)
another digest, not verified: TlsException: the query failed: https://127.0.0.1:PORT: SSL: public key does not match pinned public key (libcurl error 90)
