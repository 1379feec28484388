--TEST--
A child that closes an inherited result or client does not close the parent's connection
--EXTENSIONS--
neo4j
pcntl
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$slow = ['body' => ['{"columns":["v"],"data":[[1]', ['pause' => 0.4], ',[2]]}'], 'framing' => 'chunked'];
foreach ([true, false] as $persistent) {
    $server = scripted([$slow, legacy_body(['v'], [[3]])], '2.0.0-M06');
    $client = new Neo4j\Client($server->url, ['persistent' => $persistent]);
    $result = $client->run('MATCH (n) RETURN n');
    $child = pcntl_fork();
    if ($child === 0) {
        exception_of(fn () => $result->close());
        exception_of(fn () => $client->close());
        unset($result, $client);
        exit(0);
    }
    pcntl_waitpid($child, $status);
    echo json_encode($result->fetchAll()), json_encode($client->run('RETURN 3 AS v')->fetchAll()), ' ', $server->connections(), "\n";
    $server->stop();
}
--EXPECT--
[{"v":1},{"v":2}][{"v":3}] 1
[{"v":1},{"v":2}][{"v":3}] 1
