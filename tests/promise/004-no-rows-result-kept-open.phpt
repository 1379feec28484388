--TEST--
A write of which no row is left holds no connection back
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

foreach (real_clients(['persistent' => false]) as $version => $client) {
    $label = own_label();
    $results = [];
    for ($i = 0; $i < 5; $i++) {
        $results[] = $client->run("CREATE (n:$label)");
    }
    echo $version, ': ', connections_to(neo4j_url($version)), ' ', nodes_of($version, $label), "\n";
    delete_nodes($version, $label);
}
--EXPECT--
2.0: 1 5
5.26: 1 5
