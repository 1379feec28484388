--TEST--
exit in the middle of an answer keeps a write and stops a read, wherever it stands
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/child.php';

$ways = [
    'plain' => '$result = $client->run($text, $parameters); $result->fetch(); exit(3);',
    'foreach' => 'foreach ($client->run($text, $parameters) as $row) { exit(3); }',
    'foreach with variable' => '$result = $client->run($text, $parameters); foreach ($result as $row) { exit(3); }',
    'function' => 'function f($client, $text, $parameters) { foreach ($client->run($text, $parameters) as $row) { exit(3); } } f($client, $text, $parameters);',
    'finally' => 'try { foreach ($client->run($text, $parameters) as $row) { exit(3); } } finally { echo "not reached"; }',
    'generator' => 'function g($client, $text, $parameters) { foreach ($client->run($text, $parameters) as $row) { yield $row; } } foreach (g($client, $text, $parameters) as $row) { exit(3); }',
    'shutdown function' => 'register_shutdown_function(function () use ($client, $text, $parameters) { foreach ($client->run($text, $parameters) as $row) { exit(3); } });',
    'destructor' => 'class D { public $f; function __destruct() { ($this->f)(); } } $d = new D; $d->f = function () use ($client, $text, $parameters) { foreach ($client->run($text, $parameters) as $row) { exit(3); } }; unset($d);',
    'destructor at the end' => 'class D { public $f; function __destruct() { ($this->f)(); } } $d = new D; $d->f = function () use ($client, $text, $parameters) { foreach ($client->run($text, $parameters) as $row) { exit(3); } };',
    'destructor in the loop' => 'class D { function __destruct() { exit(3); } } foreach ($client->run($text, $parameters) as $row) { $row["d"] = new D; }',
    'output callback' => 'ob_start(fn ($s) => $s); foreach ($client->run($text, $parameters) as $row) { exit(3); }',
    'fiber' => '(new Fiber(function () use ($client, $text, $parameters) { foreach ($client->run($text, $parameters) as $row) { exit(3); } }))->start();',
];
foreach (['2.0', '5.26'] as $version) {
    foreach ($ways as $way => $code) {
        $label = own_label();
        [$text, $parameters] = many_writes($version, $label, 1000);
        $begin = sprintf('$client = new Neo4j\Client(%s); [$text, $parameters] = %s;', var_export(neo4j_url($version), true), var_export([$text, $parameters], true));
        [$output, $code] = child($begin . $code);
        check([$output, $code], ['', 3], "$version, $way");
        check(nodes_of($version, $label), 1000, "$version, $way");
        delete_nodes($version, $label);
    }
    echo $version, ': ', count($ways), " ways\n";
}
--EXPECT--
2.0: 12 ways
5.26: 12 ways
