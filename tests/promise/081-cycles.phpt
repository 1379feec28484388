--TEST--
Circular references to results are collected: writes are kept, reads are stopped
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
    $holder = new stdClass();
    $holder->self = $holder;
    $holder->client = $client;
    $holder->result = $client->run(...many_writes($version, $label, 3000));
    $holder->row = $holder->result->fetch();
    $holder->iterator = $holder->result->getIterator();
    unset($holder);
    gc_collect_cycles();
    echo $version, ': ', nodes_of($version, $label), "\n";
    delete_nodes($version, $label);

    check_stops($version, function (callable $begin) {
        $holder = new stdClass();
        $holder->self = $holder;
        $holder->result = $begin();
        foreach ($holder->result as $holder->row) {
            break;
        }
        unset($holder);
        gc_collect_cycles();
    });
    check_stops($version, function (callable $begin) {
        $generator = (function () use ($begin, &$generator) {
            foreach ($begin() as $row) {
                yield $row;
            }
        })();
        $generator->current();
        $generator->next();
        unset($generator);
        gc_collect_cycles();
    });
}
--EXPECT--
2.0: 3000
2.0: stopped
2.0: stopped
5.26: 3000
5.26: stopped
5.26: stopped
