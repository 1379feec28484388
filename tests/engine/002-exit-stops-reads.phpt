--TEST--
exit in the middle of a long read stops the server at once
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
--FILE--
<?php
require __DIR__ . '/child.php';

foreach (['foreach ($client->run($text) as $row) { exit(3); }', '$result = $client->run($text); foreach ($result as $row) { exit(3); }', 'register_shutdown_function(function () use ($client, $text) { $result = $client->run($text); $result->fetch(); exit(3); });'] as $code) {
    $label = own_label();
    $watch = new TransactionWatch($label);
    $began = microtime(true);
    [$output, $status] = child(sprintf('$client = new Neo4j\Client(%s); $text = %s;', var_export(neo4j_url('5.26'), true), var_export(long_read('5.26', $label), true)) . $code);
    check(microtime(true) - $began < (getenv("USE_ZEND_ALLOC") === "0" ? 60 : 4), true, 'at once');
    echo $output, $status, ' ', $watch->stopped() ? 'stopped' : 'RUNS ON', "\n";
}
--EXPECT--
3 stopped
3 stopped
3 stopped
