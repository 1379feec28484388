--TEST--
An error with HTTP 202 and no row comes out of run()
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted([
    ['body' => typed_body(['1/0'], [], ',"errors":[{"code":"Neo.ClientError.Statement.ArithmeticError","message":"/ by zero"}]')],
]);
$client = new Neo4j\Client($server->url);
$e = exception_of(fn () => $client->run('RETURN 1/0'));
echo get_class($e), ' ', $e->getServerCode(), "\n";
--EXPECT--
Neo4j\Exception\ClientErrorException Neo.ClientError.Statement.ArithmeticError
