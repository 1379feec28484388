--TEST--
A child cannot use an inherited response; its parent reads on
--EXTENSIONS--
neo4j
pcntl
--FILE--
<?php
require __DIR__ . '/fork.php';

$server = scripted([
    ['for' => 'GET /list', 'body' => ['[1,2', ['pause' => 0.2], ',3]'], 'framing' => 'chunked'],
    ['body' => typed_body(['v'], [[1]]), 'times' => -1],
]);
$client = new Neo4j\Client($server->url, PLAIN);
$response = $client->request('GET', '/list');
await(fork(function () use ($response) {
    expect_exception(fn () => $response->getValue());
    expect_exception(function () use ($response) {
        foreach ($response as $element) {
            echo "an element\n";
        }
    });
    unset($response);
}));
echo json_encode($response->getValue()), ' ', $server->connections(), "\n";
--EXPECT--
Neo4j\Exception\UsageException: The response belongs to the process that this one was forked from
Neo4j\Exception\UsageException: The response belongs to the process that this one was forked from
[1,2,3] 1
