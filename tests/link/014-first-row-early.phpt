--TEST--
run() returns with the first row, long before the last one is sent
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['2.0.0-M06' => ['{"columns":["v"],"data":[[1]', ',[2]]}'], '5.26' => [substr(typed_body(['v'], [[1]], ''), 0, -3), ',[{"$type":"Integer","_value":"2"}]]},"bookmarks":[]}']] as $personality => [$first, $rest]) {
    $server = scripted([['body' => [$first, ['pause' => 1.5], $rest], 'framing' => 'chunked']], $personality);
    $began = microtime(true);
    $result = (new Neo4j\Client($server->url))->run('MATCH (n) RETURN n');
    $row = $result->fetch();
    check(microtime(true) - $began < 1.2, true, 'first row');
    echo json_encode([$row, $result->fetch(), $result->fetch()]), "\n";
    check(microtime(true) - $began > 1.4, true, 'last row');
    $server->stop();
}
--EXPECT--
[{"v":1},{"v":2},null]
[{"v":1},{"v":2},null]
