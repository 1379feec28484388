--TEST--
Draining a big write ends after drain_timeout with a warning
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

foreach (real_clients(['drain_timeout' => 0.05]) as $version => $client) {
    $label = own_label();
    $write = many_writes($version, $label, $version === '5.26' ? 100000 : 10000);
    $result = $client->run(...$write);
    $result->fetch();
    $began = microtime(true);
    unset($result);
    check(microtime(true) - $began < 1, true, $version);

    $client->run('RETURN 1');
    poll(fn () => nodes_of($version, $label) > 0, 1.5);
    delete_nodes($version, $label);
}
--EXPECTF--
Warning: main(): Reading the rest of a dropped result: the rest of the answer did not come within the drain_timeout of 0.05 s; whether the statement took effect is not known in %s on line %d

Warning: main(): Reading the rest of a dropped result: the rest of the answer did not come within the drain_timeout of 0.05 s; whether the statement took effect is not known in %s on line %d
