--TEST--
The memory limit reached over a real answer
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
if (getenv('USE_ZEND_ALLOC') === '0') {
    die('skip without PHP\'s own memory there is no limit');
}
--FILE--
<?php
require __DIR__ . '/child.php';

foreach (['2.0', '5.26'] as $version) {
    $label = own_label();
    second_client($version)->run(...many_writes($version, $label, 9000));
    foreach ([4, 6, 8] as $megabytes) {
        [$output, $status] = child(sprintf(<<<'CODE'
            $client = new Neo4j\Client(%s);
            $reserve = str_repeat('x', 300000); // the limit may leave nothing to raise it with
            register_shutdown_function(function () use ($client, &$reserve) {
                $reserve = null;
                ini_set('memory_limit', '64M');
                echo "\nshutdown ", $client->run('RETURN 7 AS v')->fetchColumn(), "\n";
            });
            $client->run('MATCH (n:%s) RETURN n, n.i AS i, [1, 2, 3] AS l')->fetchAll();
            CODE, var_export(neo4j_url($version), true), $label), ['memory_limit' => "{$megabytes}M", 'log_errors' => 0]);
        check((bool) preg_match('/Allowed memory size of \d+ bytes exhausted.*\nshutdown 7\n$/s', $output), true, "$version, $megabytes: $output");
        check($status, 255, "$version, $megabytes");
    }
    delete_nodes($version, $label);
    echo $version, "\n";
}
--EXPECT--
2.0
5.26
