--TEST--
A server error after rows comes out of the iteration, after the rows
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$errors = ',"errors":[{"code":"Neo.ClientError.Statement.ArithmeticError","message":"/ by zero"}]';
foreach (['length', 'chunked'] as $framing) {
    $server = scripted([['body' => typed_body(['v'], [[1], [2]], $errors), 'framing' => $framing]]);
    $result = (new Neo4j\Client($server->url))->run('UNWIND [1, 2, 0] AS x RETURN 2 / x AS v');
    $e = exception_of(function () use ($result) {
        foreach ($result as $row) {
            echo json_encode($row), "\n";
        }
    });
    echo get_class($e), "\n", $e->getServerCode(), "\n";
    var_dump(str_contains($e->getMessage(), '/ by zero'), $e->isRetryable());
    var_dump($e instanceof Neo4j\Exception\ServerException, $e instanceof RuntimeException);
}
--EXPECT--
{"v":1}
{"v":2}
Neo4j\Exception\ClientErrorException
Neo.ClientError.Statement.ArithmeticError
bool(true)
bool(false)
bool(true)
bool(true)
{"v":1}
{"v":2}
Neo4j\Exception\ClientErrorException
Neo.ClientError.Statement.ArithmeticError
bool(true)
bool(false)
bool(true)
bool(true)
