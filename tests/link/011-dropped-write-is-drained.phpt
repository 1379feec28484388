--TEST--
A writing result dropped before its end is read to its end, and the connection serves again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$slow = ['body' => ['{"columns":["v"],"data":[[1]', ['pause' => 0.3], ['repeat' => ',[1]', 'times' => 1000000], ['pause' => 0.3], ']}'], 'framing' => 'chunked'];
foreach (['CREATE (n) RETURN n', 'MATCH (n) CALL { WITH n } RETURN n', "MATCH (n) CR\u{5c}u0045ATE (m) RETURN n", 'MATCH (n) SET n.x = 1 RETURN n'] as $text) {
    $server = scripted([$slow, legacy_body(['v'], [[2]])], '2.0.0-M06');
    $client = new Neo4j\Client($server->url);
    $began = microtime(true);
    $client->run($text);
    check(microtime(true) - $began > 0.5, true, 'read to the end');
    echo json_encode($client->run('RETURN 2 AS v')->fetchAll()), ' ', $server->connections(), ' ', json_encode($server->closed()), "\n";
    $server->stop();
}
--EXPECT--
[{"v":2}] 1 []
[{"v":2}] 1 []
[{"v":2}] 1 []
[{"v":2}] 1 []
