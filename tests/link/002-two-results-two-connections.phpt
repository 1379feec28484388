--TEST--
Two results at once use two connections, which then serve again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$long = ['body' => ['{"columns":["v"],"data":[[1]', ['pause' => 0.2], ',[2]]}'], 'framing' => 'chunked'];
$server = scripted([$long, $long, ...array_fill(0, 4, legacy_body(['v'], [[3]]))], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$one = $client->run('MATCH (n) RETURN n');
$two = $client->run('MATCH (n) RETURN n');
echo json_encode([$one->fetch(), $two->fetch(), $two->fetch(), $one->fetch(), $one->fetch(), $two->fetch()]), "\n";
echo $server->connections(), "\n";
for ($i = 0; $i < 4; $i++) {
    $client->run('RETURN 3')->fetchAll();
}
echo $server->connections(), "\n";
--EXPECT--
[{"v":1},{"v":1},{"v":2},{"v":2},null,null]
2
2
