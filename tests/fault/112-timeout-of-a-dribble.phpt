--TEST--
Bytes that keep coming satisfy idle_timeout, not timeout
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$slow = ['body' => typed_body(['v'], [[1]], ''), 'framing' => 'length', 'dribble' => [2, 40]];
$server = scripted([$slow, $slow]);
$client = new Neo4j\Client($server->url);
echo json_encode(outcome(fn () => $client->run('MATCH (n) RETURN n', [], ['idle_timeout' => 1.0]))), "\n";
$began = microtime(true);
echo json_encode(outcome(fn () => $client->run('MATCH (n) RETURN n', [], ['timeout' => 0.5]))), "\n";
var_dump(microtime(true) - $began < 1.2);
--EXPECT--
[[{"v":1}],"end"]
[[],"TimeoutException"]
bool(true)
