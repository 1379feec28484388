--TEST--
A connection that is too old is not used again, however busy it is
--EXTENSIONS--
neo4j
--INI--
neo4j.persistent_handle.max_age=0.5
--FILE--
<?php
require __DIR__ . '/pool.php';

$server = patient_server();
$client = new Neo4j\Client($server->url, PLAIN);
$oldest = 0;
for ($end = microtime(true) + 1.2; microtime(true) < $end; usleep(50_000)) {
    ask($client);
    $oldest = max($oldest, Neo4j\persistent_handles()[0]['oldest_age']);
}
var_dump($server->connections() >= 3, $server->connections() < count($server->statements()), $oldest < 1);
show_numbers('free');
--EXPECTF--
bool(true)
bool(true)
bool(true)
free: {"":"0\/1 %d+%d"}
