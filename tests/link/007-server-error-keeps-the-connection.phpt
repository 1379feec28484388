--TEST--
An error of the server that was read to its end does not cost the connection
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$error = '"errors":[{"code":"Neo.ClientError.Statement.ArithmeticError","message":"/ by zero"}]';
$server = scripted([
    typed_body(['v'], [[1]]), ['status' => 400, 'body' => "{{$error}}"], typed_body(['v'], [[1]], ",$error"), typed_body(['v'], [], ",$error"), typed_body(['v'], [[1]]),
]);
$client = new Neo4j\Client($server->url);
for ($i = 0; $i < 5; $i++) {
    echo outcome(fn () => $client->run('RETURN 1 AS v'))[1], "\n";
}
echo $server->connections(), "\n";
--EXPECT--
end
ClientErrorException
ClientErrorException
ClientErrorException
end
1
