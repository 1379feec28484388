--TEST--
A memory limit reached in the middle of an answer
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

ini_set('memory_limit', '16M');
register_shutdown_function(fn () => print("shutdown\n"));
$big = ['body' => ['{"columns":["v"],"data":[[[1', ['repeat' => ',1', 'times' => 20000000], ']]]}'], 'framing' => 'chunked'];
$server = scripted([legacy_body(['v'], [[1]]), $big], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$open = $client->run('CREATE (n) RETURN 1 AS v');
$client->run('MATCH (n) RETURN n')->fetchAll();
--EXPECTF--
%AAllowed memory size of %d bytes exhausted%A
shutdown
