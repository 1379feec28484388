--TEST--
getSummary() drops the rows that are left and keeps the write
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
    $result = $client->run(...many_writes($version, $label, 2000));
    $first = $result->fetch();
    $summary = $result->getSummary();
    echo $version, ': ', nodes_of($version, $label), ' ', $summary->rows, ' ', $summary->counters?->nodesCreated, "\n";
    var_dump($first['n']->properties['i'], $result->fetch(), $result->fetchAll(), $result->getSummary() === $summary);
    delete_nodes($version, $label);
}
--EXPECT--
2.0: 2000 2000 2000
int(1)
NULL
array(0) {
}
bool(true)
5.26: 2000 2000 2000
int(1)
NULL
array(0) {
}
bool(true)
