--TEST--
A script that works between rows does not use up the limits
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$body = typed_body(['v'], [[1], [2], [3]]);
$rows = explode(',[', $body);
$pieces = [$rows[0] . ',[', ['pause' => 0.05], $rows[1] . ',[', ['pause' => 0.05], $rows[2]];
$late = [$rows[0] . ',[', ['pause' => 1.5], $rows[1] . ',[', $rows[2]];
foreach ([$body, ['body' => $pieces, 'framing' => 'chunked'], ['body' => $late, 'framing' => 'chunked']] as $answer) {
    foreach (['timeout', 'idle_timeout'] as $limit) {
        $server = scripted([$answer]);
        $seen = [];
        foreach ((new Neo4j\Client($server->url, [$limit => 1.0]))->run('MATCH (n) RETURN n') as $row) {
            $seen[] = $row['v'];
            usleep($row['v'] === 1 ? 1200000 : 0);
        }
        echo json_encode($seen), "\n";
        $server->stop();
    }
}
--EXPECT--
[1,2,3]
[1,2,3]
[1,2,3]
[1,2,3]
[1,2,3]
[1,2,3]
