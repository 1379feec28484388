--TEST--
Neo4j 2.0's numbers become the classes that later codes become; where there is no message, the Java class is one
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/transactional.php';

/* As 2.0.0-M06 sends them. */
$errors = [
    '{"code":30000,"status":"NETWORK_ERROR","message":"m"}',
    '{"code":40001,"status":"INVALID_REQUEST_FORMAT","message":"m"}',
    '{"code":40010,"status":"INVALID_TRANSACTION_ID","message":"Unrecognized transaction id."}',
    '{"code":42000,"status":"STATEMENT_EXECUTION_ERROR","message":"Node 1 already exists with label L and property \"a\"=[1]"}',
    '{"code":42001,"status":"STATEMENT_SYNTAX_ERROR","message":"Invalid input"}',
    '{"code":42002,"status":"STATEMENT_MISSING_PARAMETER","message":"Expected a parameter named x"}',
    '{"code":50001,"status":"INTERNAL_STATEMENT_EXECUTION_ERROR","message":null,"stackTrace":"java.lang.ArithmeticException\n"}',
    '{"code":50001,"status":"INTERNAL_STATEMENT_EXECUTION_ERROR","message":"Don\'t panic.","stackTrace":"org.neo4j.kernel.DeadlockDetectedException: Don\'t panic.\n\tat x"}',
    '{"code":50001,"status":"INTERNAL_STATEMENT_EXECUTION_ERROR","message":"m","stackTrace":"org.other.Exception: org.neo4j.kernel.DeadlockDetectedException"}',
    '{"code":53012,"status":"INTERNAL_COMMIT_TRANSACTION_ERROR","message":null}',
    '{"code":99999,"message":"m"}',
    '{"code":-4,"message":"m"}',
];
$server = scripted(array_map(fn ($error) => transactional_body([], [], "[$error]"), $errors), '4.4');
$client = new Neo4j\Client($server->url, ['protocol' => 'transactional', 'database' => 'neo4j']);
foreach ($errors as $error) {
    $e = exception_of(fn () => $client->run('RETURN 1'));
    echo short_name($e), ' ', $e->getServerCode(), $e->isRetryable() ? ' retryable' : '', ' | ', $e->getMessage(), "\n";
}
--EXPECT--
TransientException 30000 | 30000: m
ClientErrorException 40001 | 40001: m
ClientErrorException 40010 | 40010: Unrecognized transaction id.
ClientErrorException 42000 | 42000: Node 1 already exists with label L and property "a"=[1]
ClientErrorException 42001 | 42001: Invalid input
ClientErrorException 42002 | 42002: Expected a parameter named x
DatabaseException 50001 | 50001: java.lang.ArithmeticException
TransientException DeadlockDetectedException retryable | DeadlockDetectedException: Don't panic.
DatabaseException 50001 | 50001: m
DatabaseException 53012 | 53012
ServerException 99999 | 99999: m
ServerException -4 | -4: m
