--TEST--
A proxy that is spoken to in TLS: verified by cafile, always
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/Tls.php';
tls_skip();
?>
--FILE--
<?php
require __DIR__ . '/../include/ScriptedProxy.php';
require __DIR__ . '/../include/Tls.php';

$folder = new TlsFolder();
$folder->signed('good');
file_put_contents($folder->file('proxy.pem'), file_get_contents($folder->file('good.pem')) . file_get_contents($folder->file('good.key')));
$backend = tls_backend();
$nginx = new TlsNginx($folder, "127.0.0.1:$backend->port", ['good' => ['good', '']]);
$proxy = ['proxy' => (new ScriptedProxy(['cert' => $folder->file('proxy.pem'), 'login' => 'me:x']))->url('https', 'me:x')];
$trust = ['cafile' => $folder->file('ca.pem')];
foreach ([$backend->url, $nginx->url('good')] as $url) {
    echo tls_try($url, $proxy + $trust), "\n";
    echo tls_try($url, $proxy), "\n";
    echo tls_try($url, $proxy + ['verify_peer' => false, 'verify_host' => false]), "\n";
}
--EXPECT--
[{"v":1}]
TlsException: the query failed: http://127.0.0.1:PORT through the proxy https://127.0.0.1:PORT: SSL certificate problem: unable to get local issuer certificate (libcurl error 60); an authority that only you know is named by the option "cafile"
TlsException: the query failed: http://127.0.0.1:PORT through the proxy https://127.0.0.1:PORT: SSL certificate problem: unable to get local issuer certificate (libcurl error 60); an authority that only you know is named by the option "cafile"
[{"v":1}]
TlsException: the query failed: https://127.0.0.1:PORT through the proxy https://127.0.0.1:PORT: SSL certificate problem: unable to get local issuer certificate (libcurl error 60); an authority that only you know is named by the option "cafile"
TlsException: the query failed: https://127.0.0.1:PORT through the proxy https://127.0.0.1:PORT: SSL certificate problem: unable to get local issuer certificate (libcurl error 60); an authority that only you know is named by the option "cafile"
