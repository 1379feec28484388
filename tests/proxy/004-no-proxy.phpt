--TEST--
no_proxy: names with what is below them, addresses, networks, "*", in a list or with commas
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/ScriptedProxy.php';
require __DIR__ . '/../include/Tls.php';

$backend = tls_backend();
$proxy = new ScriptedProxy();
$cases = [
    '127.0.0.1' => ['127.0.0.1', '*', '127.0.0.0/8', '127.0.0.1/32', '0.0.0.0/0', 'x, 127.0.0.1', 'x 127.0.0.1', ['x', '127.0.0.1'], ['10.0.0.0/8', '127.0.0.0/9'], ['a,127.0.0.1']],
    '127.0.0.1 by the proxy' => ['', null, [], '127.0.0.2', '127.0.0.10', '27.0.0.1', '128.0.0.0/8', '127.0.0.1/33', '127.0.0.2/31', '.0.0.1', '**', 'localhost', '::/0', '::1', '127.0.0.1/x0', '127.0.0.1/', '127.0.0.1/-1', '127.0.0.1/0x0'],
    'localhost' => ['localhost', 'LOCALHOST', '.localhost', '*'],
    'localhost by the proxy' => ['calhost', 'x.localhost', '127.0.0.1', '127.0.0.0/8', '.', 'localhost.x'],
];
foreach ($cases as $case => $lists) {
    foreach ($lists as $list) {
        $before = count($proxy->requests());
        $said = tls_try('http://' . strtok($case, ' ') . ":$backend->port", ['proxy' => $proxy->url(), 'no_proxy' => $list === '' ? null : $list]);
        check($said, '[{"v":1}]', "$case: " . json_encode($list));
        check(count($proxy->requests()) > $before, str_contains($case, 'proxy'), "$case: " . json_encode($list));
    }
}
/* Names below a name, which lead nowhere unless by the proxy. */
foreach (['db.invalid' => true, 'invalid' => true, '.invalid' => true, 'b.invalid' => false, 'valid' => false, 'x.db.invalid' => false] as $list => $direct) {
    $said = tls_try("http://db.invalid:$backend->port", ['proxy' => $proxy->url(), 'no_proxy' => $list]);
    check((bool) preg_match('/Could not resolve host|getaddrinfo/', $said), $direct, "db.invalid: $list");
}
echo "done\n";
--EXPECT--
done
