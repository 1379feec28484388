--TEST--
An answer cut after the script stayed away says for how long it did not read
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted([['body' => ['{"columns":["v"],"data":[[1],', ['pause' => 1], '[2],'], 'framing' => 'chunked']], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$result = $client->run('MATCH (n) RETURN n');
echo json_encode($result->fetch()), "\n";
sleep(11);
$e = exception_of(fn () => $result->fetchAll());
echo short_name($e), ' ', preg_match('/the script did not read for 1[12] s/', $e->getMessage()) ? 'tells' : $e->getMessage(), "\n";
--EXPECT--
{"v":1}
ProtocolException tells
