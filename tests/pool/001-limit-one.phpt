--TEST--
A limit of one idle connection keeps one, also while others are in use
--EXTENSIONS--
neo4j
--INI--
neo4j.persistent_handle.limit=1
--FILE--
<?php
require __DIR__ . '/pool.php';

$server = patient_server();
$client = new Neo4j\Client($server->url, PLAIN);
for ($i = 0; $i < 5; $i++) {
    ask($client);
}
show_numbers('one after another');
echo $server->connections(), "\n";

$results = [];
for ($i = 0; $i < 3; $i++) {
    $results[] = new Neo4j\Client($server->url, ['persistent' => "p$i"] + PLAIN);
    ask($results[$i]);
}
show_numbers('three more keys');
echo count($server->waitClosed(3)), "\n";
--EXPECT--
one after another: {"":"0\/1 1+4"}
1
three more keys: {"":"0\/0 1+4","p0":"0\/0 1+0","p1":"0\/0 1+0","p2":"0\/1 1+0"}
3
