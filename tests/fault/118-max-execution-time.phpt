--TEST--
max_execution_time acts while an answer is read
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

/* It counts CPU time on Linux: an endless answer uses it, a silent server does not. */
set_time_limit(1);
register_shutdown_function(fn () => print("shutdown\n"));
$row = '[' . json_encode(array_fill(0, 100, 'x')) . ']';
$server = scripted([['body' => ['{"columns":["v"],"data":[' . $row, ['repeat' => ",$row", 'times' => 1 << 30]], 'framing' => 'chunked']], '2.0.0-M06');
(new Neo4j\Client($server->url))->run('MATCH (n) RETURN n')->getSummary();
echo "not reached\n";
--EXPECTF--
%AMaximum execution time of 1 second exceeded%A
shutdown
