--TEST--
A memory limit passed while an answer is read is a fatal error, and is not forgotten
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

/* Debian's PHP 8.2.35 and later only note it, and raise it when the function returns. */
ini_set('memory_limit', '16M');
$big = ['body' => ['{"columns":["v"],"data":[[1],[[1', ['repeat' => ',1', 'times' => 400000], ['pause' => 0.2], ']', ['pause' => 0.2], '],[2]', ['pause' => 0.2], ']}'], 'framing' => 'chunked'];
$server = scripted([$big], '2.0.0-M06');
$rows = (new Neo4j\Client($server->url))->run('MATCH (n) RETURN n')->fetchAll();
echo 'not reached: ', memory_get_peak_usage(true), "\n";
--EXPECTF--
%AAllowed memory size of 16777216 bytes exhausted%A
