--TEST--
An error found while draining is a warning, with an exception in flight too
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

set_error_handler(function (int $level, string $message) {
    echo $level === E_WARNING ? 'Warning' : $level, ': ', var_export(str_contains($message, '/ by zero'), true), "\n";
    return true;
});
$error = ',"errors":[{"code":"Neo.ClientError.Statement.ArithmeticError","message":"/ by zero"}]';
$server = scripted(array_fill(0, 3, typed_body(['v'], [[1], [2]], $error)));
$client = new Neo4j\Client($server->url);
$client->run('CREATE (n) RETURN n');

function fail(Neo4j\Client $client): void
{
    $result = $client->run('CREATE (n) RETURN n');
    $result->fetch();
    throw new DomainException('in flight');
}
expect_exception(fn () => fail($client));

/* A truncated answer is found too. */
set_error_handler(function (int $level, string $message) {
    echo $level === E_WARNING ? 'Warning' : $level, "\n";
    return true;
});
$server = scripted([['body' => substr(typed_body(['v'], [[1], [2]]), 0, -10), 'framing' => 'chunked']]);
(new Neo4j\Client($server->url))->run('CREATE (n) RETURN n');
--EXPECT--
Warning: true
Warning: true
DomainException: in flight
Warning
