--TEST--
The environment adds no proxy, and takes none away
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/ScriptedProxy.php';
require __DIR__ . '/../include/Tls.php';

$backend = tls_backend();
$given = new ScriptedProxy();
$other = new ScriptedProxy();
foreach (['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'] as $name) {
    putenv("$name=" . $other->url());
}
foreach (['*', ''] as $list) {
    putenv("no_proxy=$list");
    putenv("NO_PROXY=$list");
    $before = count($given->requests());
    echo tls_try($backend->url), ' ', count($given->requests()) - $before, "\n";
    echo tls_try($backend->url, ['proxy' => '']), ' ', count($given->requests()) - $before, "\n";
    echo tls_try($backend->url, ['proxy' => null]), ' ', count($given->requests()) - $before, "\n";
    echo tls_try($backend->url, ['proxy' => $given->url()]), ' ', count($given->requests()) - $before, "\n";
}
echo count($other->requests()), " to the other\n";
--EXPECT--
[{"v":1}] 0
[{"v":1}] 0
[{"v":1}] 0
[{"v":1}] 1
[{"v":1}] 0
[{"v":1}] 0
[{"v":1}] 0
[{"v":1}] 1
0 to the other
