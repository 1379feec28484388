--TEST--
Certificates are verified unless it is switched off: unknown issuer, expired, self-signed, of another host
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
$folder->signed('expired', days: -1);
$folder->selfSigned('self');
$folder->signed('other', 'DNS:db.example.com');
$backend = tls_backend();
$nginx = new TlsNginx($folder, "127.0.0.1:$backend->port", ['good' => ['good', ''], 'expired' => ['expired', ''], 'self' => ['self', ''], 'other' => ['other', '']]);
$trust = ['cafile' => $folder->file('ca.pem')];

echo 'unknown issuer: ', tls_try($nginx->url('good')), "\n";
foreach (['good', 'expired', 'self', 'other'] as $name) {
    echo "$name: ", tls_try($nginx->url($name), $trust), "\n";
}
echo 'discovery: ', tls_try($nginx->url('expired'), $trust, true), "\n";
echo 'by name: ', tls_try($nginx->url('good', host: 'localhost'), $trust), "\n";
check(count($backend->requests()), 2, 'requests that came through');

echo 'self, trusted: ', tls_try($nginx->url('self'), ['cafile' => $folder->file('self.pem')]), "\n";
echo 'other, verify_host off: ', tls_try($nginx->url('other'), $trust + ['verify_host' => false]), "\n";
echo 'expired, verify_host off: ', tls_try($nginx->url('expired'), $trust + ['verify_host' => false]), "\n";
echo 'expired, verify_peer off: ', tls_try($nginx->url('expired'), ['verify_peer' => false]), "\n";
echo 'other, verify_peer off: ', tls_try($nginx->url('other'), ['verify_peer' => false]), "\n";
echo 'other, both off: ', tls_try($nginx->url('other'), ['verify_peer' => false, 'verify_host' => false]), "\n";
--EXPECT--
unknown issuer: TlsException: the query failed: https://127.0.0.1:PORT: SSL certificate problem: unable to get local issuer certificate (libcurl error 60); an authority that only you know is named by the option "cafile"
good: [{"v":1}]
expired: TlsException: the query failed: https://127.0.0.1:PORT: SSL certificate problem: certificate has expired (libcurl error 60)
self: TlsException: the query failed: https://127.0.0.1:PORT: SSL certificate problem: self-signed certificate (libcurl error 60); an authority that only you know is named by the option "cafile"
other: TlsException: the query failed: https://127.0.0.1:PORT: SSL: no alternative certificate subject name matches target host name '127.0.0.1' (libcurl error 60)
discovery: TlsException: GET / failed: https://127.0.0.1:PORT: SSL certificate problem: certificate has expired (libcurl error 60)
by name: [{"v":1}]
self, trusted: [{"v":1}]
other, verify_host off: [{"v":1}]
expired, verify_host off: TlsException: the query failed: https://127.0.0.1:PORT: SSL certificate problem: certificate has expired (libcurl error 60)
expired, verify_peer off: [{"v":1}]
other, verify_peer off: TlsException: the query failed: https://127.0.0.1:PORT: SSL: no alternative certificate subject name matches target host name '127.0.0.1' (libcurl error 60)
other, both off: [{"v":1}]
