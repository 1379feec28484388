--TEST--
What the client says of TLS holds for a transport that carries on over Transport\Curl
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/Tls.php';
tls_skip();
?>
--FILE--
<?php
require __DIR__ . '/through.php';
require __DIR__ . '/../include/Tls.php';

$folder = new TlsFolder();
$folder->signed('good');
$folder->signed('other', 'DNS:db.example.com');
$backend = tls_backend();
$nginx = new TlsNginx($folder, "127.0.0.1:$backend->port", ['good' => ['good', ''], 'other' => ['other', '']]);
$through = ['transport' => new Through(new Neo4j\Transport\Curl())];
$trust = ['cafile' => $folder->file('ca.pem')];

echo 'unknown issuer: ', tls_try($nginx->url('good'), $through), "\n";
echo 'trusted: ', tls_try($nginx->url('good'), $through + $trust), "\n";
echo 'of another host: ', tls_try($nginx->url('other'), $through + $trust), "\n";
echo 'verify_host off: ', tls_try($nginx->url('other'), $through + $trust + ['verify_host' => false]), "\n";
echo 'another key: ', tls_try($nginx->url('good'), $through + $trust + ['pinned_key' => 'sha256//' . base64_encode(str_repeat('x', 32))]), "\n";
check(count($backend->requests()), 2, 'requests that came through');
?>
--EXPECTF--
unknown issuer: TlsException: POST failed: https://127.0.0.1:PORT: %s
trusted: [{"v":1}]
of another host: TlsException: POST failed: https://127.0.0.1:PORT: %s
verify_host off: [{"v":1}]
another key: TlsException: POST failed: https://127.0.0.1:PORT: %s
