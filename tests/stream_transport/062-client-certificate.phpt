--TEST--
Transport\Stream: client certificates, versions of TLS, and alerts, which come late with TLS 1.3; nobody is asked for a passphrase
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/Tls.php';

$folder = new TlsFolder();
$folder->signed('good');
$folder->signed('client');
$folder->openssl('pkey', '-in', 'client.key', '-aes128', '-passout', 'pass:S3cret', '-out', 'client.locked');
$backend = tls_backend();
$nginx = new TlsNginx($folder, "127.0.0.1:$backend->port", [
    'good' => ['good', 'ssl_client_certificate ca.pem; ssl_verify_client on;'],
]);
$trust = ['cafile' => $folder->file('ca.pem'), 'transport' => new Neo4j\Transport\Stream()];
$cert = $trust + ['cert' => $folder->file('client.pem')];
echo 'key: ', tls_try($nginx->url('good'), $cert + ['key' => $folder->file('client.key')]), "\n";
echo 'locked: ', tls_try($nginx->url('good'), $cert + ['key' => $folder->file('client.locked'), 'passphrase' => 'S3cret']), "\n";
foreach (['no passphrase' => [], 'wrong one' => ['passphrase' => 'other']] as $case => $more) {
    $e = tls_try($nginx->url('good'), $cert + ['key' => $folder->file('client.locked')] + $more);
    echo "$case: ", strtok($e, ':'), ' ', str_contains($e, 'is the option "passphrase" right'), "\n";
}
?>
--EXPECT--
key: [{"v":1}]
locked: [{"v":1}]
no passphrase: TlsException 1
wrong one: TlsException 1
