--TEST--
A write whose result is ignored is kept
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

foreach (real_clients() as $version => $client) {
    foreach ([5000, $version === '5.26' ? 50000 : 9000] as $count) {
        $label = own_label();
        $client->run(...many_writes($version, $label, $count));
        echo $version, ': ', nodes_of($version, $label), "\n";
        delete_nodes($version, $label);
    }
}
--EXPECT--
2.0: 5000
2.0: 9000
5.26: 5000
5.26: 50000
