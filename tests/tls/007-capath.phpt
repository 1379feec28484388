--TEST--
capath is a folder of certificates by hash; given, it replaces the system's, as cafile does, and both go together
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
mkdir($folder->file('hashed'));
copy($folder->file('ca.pem'), $folder->file('hashed/ca.pem'));
$folder->openssl('rehash', 'hashed');
mkdir($folder->file('empty'));
$backend = tls_backend();
$nginx = new TlsNginx($folder, "127.0.0.1:$backend->port", ['good' => ['good', ''], 'self' => ['self', '']]);
$hashed = ['capath' => $folder->file('hashed')];
echo 'hashed: ', tls_try($nginx->url('good'), $hashed), "\n";
echo 'self: ', tls_try($nginx->url('self'), $hashed), "\n";
echo 'with cafile: ', tls_try($nginx->url('self'), $hashed + ['cafile' => $folder->file('self.pem')]), "\n";
echo 'with cafile: ', tls_try($nginx->url('good'), $hashed + ['cafile' => $folder->file('self.pem')]), "\n";
echo 'empty: ', tls_try($nginx->url('good'), ['capath' => $folder->file('empty')]), "\n";
foreach (glob($folder->file('hashed/*')) as $file) {
    unlink($file);
}
--EXPECT--
hashed: [{"v":1}]
self: TlsException: the query failed: https://127.0.0.1:PORT: SSL certificate problem: self-signed certificate (libcurl error 60); an authority that only you know is named by the option "cafile"
with cafile: [{"v":1}]
with cafile: [{"v":1}]
empty: TlsException: the query failed: https://127.0.0.1:PORT: SSL certificate problem: unable to get local issuer certificate (libcurl error 60); an authority that only you know is named by the option "cafile"
