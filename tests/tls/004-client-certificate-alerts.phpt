--TEST--
Servers that end the handshake for want of a client certificate: nothing was executed, and nothing is tried again
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
$folder->selfSigned('stranger');
$trust = ['cafile' => $folder->file('ca.pem')];
$stranger = ['cert' => $folder->file('stranger.pem'), 'key' => $folder->file('stranger.key')];
foreach (['-tls1_2', '-tls1_3'] as $version) {
    $server = new TlsBare($folder, $version, '-Verify', '1', '-verify_return_error', '-CAfile', 'ca.pem');
    foreach (['none' => [], 'not trusted' => $stranger] as $case => $options) {
        $said = tls_try("https://127.0.0.1:$server->port", $trust + $options);
        echo "$version $case: ", preg_replace('/PORT: .* alert/', 'PORT: ... alert', $said), "\n";
    }
}
--EXPECT--
-tls1_2 none: TlsException: the query failed: https://127.0.0.1:PORT: ... alert handshake failure (libcurl error 35); it may want a client certificate (options "cert" and "key")
-tls1_2 not trusted: TlsException: the query failed: https://127.0.0.1:PORT: ... alert unknown ca (libcurl error 35); it does not trust the certificate of the option "cert"
-tls1_3 none: TlsException: the query failed: https://127.0.0.1:PORT: ... alert certificate required, errno 0 (libcurl error 56); it wants a client certificate (options "cert" and "key")
-tls1_3 not trusted: TlsException: the query failed: https://127.0.0.1:PORT: ... alert unknown ca, errno 0 (libcurl error 56); it does not trust the certificate of the option "cert"
