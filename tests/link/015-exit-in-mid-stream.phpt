--TEST--
exit in the middle of an answer neither hangs nor complains
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$endless = ['body' => ['{"columns":["v"],"data":[[1]', ['repeat' => ',[1]', 'times' => 1 << 30]], 'framing' => 'chunked'];
$stalled = ['body' => ['{"columns":["v"],"data":[[1]', ['stall' => true]], 'framing' => 'chunked'];
$server = scripted([$endless, $stalled], '2.0.0-M06');
$client = new Neo4j\Client($server->url, ['drain_timeout' => 0.2]);
$one = $client->run('MATCH (n) RETURN n');
$two = $client->run('MATCH (n) RETURN n');
foreach ($one as $row) {
    echo json_encode($row), "\n";
    exit(0);
}
--EXPECT--
{"v":1}
