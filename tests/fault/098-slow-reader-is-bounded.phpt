--TEST--
A script that does not read holds the server, not the answer
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$row = '["' . str_repeat('x', 1000) . '"]';
$server = scripted([['body' => ['{"columns":["v"],"data":[' . $row, ['repeat' => ",$row", 'times' => 200000], ']}'], 'framing' => 'chunked']], '2.0.0-M06');
$result = (new Neo4j\Client($server->url))->run('MATCH (n) RETURN n.v AS v');
echo strlen($result->fetch()['v']), "\n";
usleep(300000);
var_dump(memory_get_usage() < 16 << 20);
preg_match('/VmHWM:\s+(\d+)/', file_get_contents('/proc/self/status'), $match);
var_dump($match[1] < 150000);
$result->close();
var_dump($server->waitClosed()[1], $server->written(1) < 50 << 20);
--EXPECT--
1000
bool(true)
bool(true)
string(6) "client"
bool(true)
