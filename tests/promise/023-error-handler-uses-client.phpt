--TEST--
An error handler may use the client while a dropped result is drained
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/real.php';

$broken = ['contains' => 'CREATE', 'body' => substr(legacy_body(['v'], [[1], [2]]), 0, -2), 'framing' => 'chunked'];
$server = scripted([['times' => -1] + $broken, ['times' => -1, 'body' => legacy_body(['v'], [[3], [4]])]], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
set_error_handler(function () use ($client) {
    foreach ($client->run('RETURN 3') as $row) {
        echo json_encode($row), "\n";
    }
    return true;
});
$client->run('CREATE (n) RETURN n');
expect_exception(function () use ($client) {
    $result = $client->run('CREATE (n) RETURN n');
    throw new DomainException('in flight');
});
--EXPECT--
{"v":3}
{"v":4}
{"v":3}
{"v":4}
DomainException: in flight
