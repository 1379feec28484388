--TEST--
min_tls: TLS 1.2 and later by default, 1.3 alone where it is asked for
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
$backend = tls_backend();
$nginx = new TlsNginx($folder, "127.0.0.1:$backend->port", [
    '1.1' => ['good', 'ssl_protocols TLSv1.1; ssl_ciphers DEFAULT@SECLEVEL=0;'], '1.2' => ['good', 'ssl_protocols TLSv1.2;'], '1.3' => ['good', 'ssl_protocols TLSv1.3;'],
]);
foreach ([[], ['min_tls' => '1.2'], ['min_tls' => '1.3']] as $options) {
    foreach (['1.1', '1.2', '1.3'] as $version) {
        echo json_encode($options), " $version: ", tls_try($nginx->url($version), $options + ['cafile' => $folder->file('ca.pem')]), "\n";
    }
}
--EXPECTF--
[] 1.1: TlsException: the query failed: https://127.0.0.1:PORT: %s protocol version (libcurl error 35); it may not speak a version of TLS that the option "min_tls" allows
[] 1.2: [{"v":1}]
[] 1.3: [{"v":1}]
{"min_tls":"1.2"} 1.1: TlsException: the query failed: https://127.0.0.1:PORT: %s protocol version (libcurl error 35); it may not speak a version of TLS that the option "min_tls" allows
{"min_tls":"1.2"} 1.2: [{"v":1}]
{"min_tls":"1.2"} 1.3: [{"v":1}]
{"min_tls":"1.3"} 1.1: TlsException: the query failed: https://127.0.0.1:PORT: %s protocol version (libcurl error 35); it may not speak a version of TLS that the option "min_tls" allows
{"min_tls":"1.3"} 1.2: TlsException: the query failed: https://127.0.0.1:PORT: %s protocol version (libcurl error 35); it may not speak a version of TLS that the option "min_tls" allows
{"min_tls":"1.3"} 1.3: [{"v":1}]
