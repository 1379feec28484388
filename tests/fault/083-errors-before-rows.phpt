--TEST--
Errors before rows: the class by the code of the server, out of run()
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$errors = [
    [400, 'Neo.ClientError.Statement.SyntaxError'], [400, 'Neo.ClientError.Statement.ParameterMissing'], [401, 'Neo.ClientError.Security.Unauthorized'],
    [400, 'Neo.ClientError.Security.CredentialsExpired'], [403, 'Neo.ClientError.Security.Forbidden'], [404, 'Neo.ClientError.Database.DatabaseNotFound'],
    [400, 'Neo.ClientError.Schema.ConstraintValidationFailed'], [400, 'Neo.TransientError.Transaction.DeadlockDetected'],
    [503, 'Neo.TransientError.General.DatabaseUnavailable'], [500, 'Neo.DatabaseError.General.UnknownError'], [400, 'N/A'], [503, 'N/A'],
];
foreach ($errors as [$status, $code]) {
    $body = json_encode(['errors' => [['code' => $code, 'message' => "what happened\n(line 1)"]]]);
    $server = scripted([['status' => $status, 'body' => $body]]);
    $e = exception_of(fn () => (new Neo4j\Client($server->url, ['database' => 'x']))->run('RETURN 1'));
    echo "$status $code: ", short_name($e), $e->isRetryable() ? ', retryable' : '', "\n";
    check($e->getServerCode(), $code, "$code");
    check(str_contains($e->getMessage(), "what happened\n(line 1)"), true, "$code: the server's words");
    check(count($server->statements()), 1, "$code: sent once");
    $server->stop();
}
--EXPECT--
400 Neo.ClientError.Statement.SyntaxError: ClientErrorException
400 Neo.ClientError.Statement.ParameterMissing: ClientErrorException
401 Neo.ClientError.Security.Unauthorized: AuthenticationException
400 Neo.ClientError.Security.CredentialsExpired: AuthenticationException
403 Neo.ClientError.Security.Forbidden: ClientErrorException
404 Neo.ClientError.Database.DatabaseNotFound: ClientErrorException
400 Neo.ClientError.Schema.ConstraintValidationFailed: ClientErrorException
400 Neo.TransientError.Transaction.DeadlockDetected: TransientException, retryable
503 Neo.TransientError.General.DatabaseUnavailable: TransientException, retryable
500 Neo.DatabaseError.General.UnknownError: DatabaseException
400 N/A: ClientErrorException
503 N/A: DatabaseException
