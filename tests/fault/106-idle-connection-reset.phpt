--TEST--
A connection that was reset while it was idle is replaced without a word
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$bodies = ['2.0.0-M06' => legacy_body(['v'], [[1]]), '5.26' => typed_body(['v'], [[1]])];
foreach ($bodies as $personality => $body) {
    $server = scripted([['body' => $body, 'end' => 'RST', 'end_after' => 0.05], $body], $personality);
    $client = new Neo4j\Client($server->url);
    echo json_encode($client->run('RETURN 1 AS v')->fetchAll());
    $server->waitClosed();
    echo json_encode($client->run('CREATE (n:Once) RETURN 1 AS v')->fetchAll()), "\n";
    check($server->count('Once'), 1, 'arrived');
    check(array_column($server->statements(), 'connection'), [1, 2], 'connections');
    $server->stop();
}
--EXPECT--
[{"v":1}][{"v":1}]
[{"v":1}][{"v":1}]
