--TEST--
drain_timeout of 0 has no limit
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

foreach (real_clients(['drain_timeout' => 0]) as $version => $client) {
    $label = own_label();
    $client->run(...many_writes($version, $label, 10000));
    echo $version, ': ', nodes_of($version, $label), "\n";
    delete_nodes($version, $label);
}
--EXPECT--
2.0: 10000
5.26: 10000
