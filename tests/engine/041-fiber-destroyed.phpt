--TEST--
Fibers destroyed in the middle of iterating: a write is kept, a read is stopped
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/child.php';

foreach (real_clients() as $version => $client) {
    $label = own_label();
    $fiber = new Fiber(function () use ($client, $version, $label) {
        try {
            foreach ($client->run(...many_writes($version, $label, 2000)) as $row) {
                Fiber::suspend($row);
            }
        } finally {
            echo 'finally ';
        }
    });
    $fiber->start();
    $fiber->resume();
    unset($fiber);
    echo $version, ': ', nodes_of($version, $label), "\n";
    delete_nodes($version, $label);

    check_stops($version, function (callable $begin) {
        $fiber = new Fiber(function () use ($begin) {
            foreach ($begin() as $row) {
                Fiber::suspend($row);
            }
        });
        $fiber->start();
        $fiber->resume();
        unset($fiber);
        gc_collect_cycles();
    });
}

/* And one that is left at the end of the script. */
$fiber = new Fiber(function () use ($client) {
    foreach ($client->run('UNWIND range(1, 100000) AS i RETURN i') as $row) {
        Fiber::suspend($row);
    }
});
echo json_encode($fiber->start()), "\n";
--EXPECT--
finally 2.0: 2000
2.0: stopped
finally 5.26: 2000
5.26: stopped
{"i":1}
