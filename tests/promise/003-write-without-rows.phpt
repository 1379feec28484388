--TEST--
A write without RETURN is committed when run() returns
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
    $label = own_label();
    $result = $client->run("FOREACH (i IN range(1, 3000) | CREATE (n:$label {i: i}))");
    echo $version, ': ', nodes_of($version, $label), "\n";
    var_dump($result->fetch());

    $deleted = $client->run("MATCH (n:$label) DELETE n");
    echo nodes_of($version, $label), "\n";
    unset($result, $deleted);
}
--EXPECT--
2.0: 3000
NULL
0
5.26: 3000
NULL
0
