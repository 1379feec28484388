--TEST--
A connection through a tunnel is kept; with another login, proxy or none it is another one
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
$backend = tls_backend();
$nginx = new TlsNginx($folder, "127.0.0.1:$backend->port", ['good' => ['good', '']]);
$one = new ScriptedProxy();
$two = new ScriptedProxy();
$options = ['persistent' => true, 'cafile' => $folder->file('ca.pem')];
foreach ([$one->url(), $one->url(), $one->url('http', 'me:x'), $one->url('http', 'me:x'), $one->url('http', 'me:y'), $two->url(), $one->url(), null, $two->url()] as $proxy) {
    check(tls_try($nginx->url('good'), $options + ['proxy' => $proxy]), '[{"v":1}]', 'row');
    echo count($one->requests()), ' ', count($two->requests()), "\n";
}
--EXPECT--
1 0
1 0
2 0
2 0
3 0
3 1
3 1
3 1
3 1
