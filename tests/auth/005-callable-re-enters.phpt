--TEST--
A callable that uses, closes or drops its own client
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Client;

$server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
$options = ['protocol' => 'query', 'database' => 'x'];
$client = new Client($server->url, $options + ['auth' => function () use (&$client) {
    $client->run('RETURN 1');
}]);
expect_exception(fn () => $client->run('RETURN 1'));
expect_exception(fn () => $client->getServerInfo());

$client = new Client($server->url, $options + ['auth' => function () use (&$client) {
    $client->close();
    return null;
}]);
expect_exception(fn () => $client->run('RETURN 1'));

$other = new Client($server->url, $options);
$client = new Client($server->url, $options + ['auth' => function () use ($other, &$client) {
    $client = null;
    return [$other->run('RETURN 1')->single()['v'] . 'x', 'y'];
}]);
echo json_encode($client->run('RETURN 1 AS v')->fetchAll()), "\n";
echo base64_decode(substr(array_slice($server->statements(), -1)[0]['headers']['authorization'], 6)), "\n";
--EXPECT--
Error: The callable of option "auth" must not use the client that called it
Error: The callable of option "auth" must not use the client that called it
Neo4j\Exception\UsageException: The client of http://127.0.0.1:PORT is closed
[{"v":1}]
1x:y
