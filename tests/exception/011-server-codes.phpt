--TEST--
The class and retryability follow the server's code, else the HTTP status
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Client;

$typed = [
    [400, 'Neo.ClientError.Statement.SyntaxError'], [401, 'Neo.ClientError.Security.TokenExpired'], [401, 'Neo.ClientError.Security.AuthorizationExpired'],
    [400, 'Neo.ClientError.Security.AuthenticationRateLimit'], [400, 'Neo.ClientError.Security.UnauthorizedX'], [400, 'Neo.ClientError.Cluster.NotALeader'],
    [400, 'Neo.ClientError.General.ForbiddenOnReadOnlyDatabase'], [400, 'Neo.ClientError.Transaction.Terminated'], [400, 'Neo.TransientError.Transaction.Terminated'],
    [400, 'Neo.TransientError.Transaction.LockClientStopped'], [400, 'Neo.TransientError.Transaction.TerminatedByX'], [400, 'Neo.TransientError.General.OutOfMemoryError'],
    [400, 'Neo.DatabaseError.Statement.ExecutionFailed'], [400, 'Neo.SomethingElse.A.B'], [500, 'Neo.SomethingElse.A.B'], [400, 'neo.clienterror.a.b'],
];
$legacy = [
    [400, 'org.neo4j.cypher.SyntaxException'], [400, 'SyntaxException'], [500, 'java.lang.RuntimeException'], [400, 'org.neo4j.kernel.DeadlockDetectedException'],
    [500, 'DeadlockDetectedException'], [500, 'NotDeadlockDetectedException'],
];
$typed_error = fn (string $code) => json_encode(['errors' => [['code' => $code, 'message' => 'what happened']]]);
$legacy_error = fn (string $name) => json_encode(
    ['message' => 'what happened', 'exception' => substr(strrchr(".$name", '.'), 1)] + (str_contains($name, '.') ? ['fullname' => $name] : []),
);
foreach ([['5.26', $typed, $typed_error], ['2.0.0-M06', $legacy, $legacy_error]] as [$personality, $errors, $body]) {
    $server = scripted(array_map(fn ($error) => ['status' => $error[0], 'body' => $body($error[1])], $errors), $personality);
    $client = new Client($server->url, $personality === '5.26' ? ['database' => 'x'] : []);
    foreach ($errors as [$status, $code]) {
        $e = exception_of(fn () => $client->run('RETURN 1'));
        echo "$status $code: ", short_name($e), $e->isRetryable() ? ', retryable' : '', "\n";
        check([$e->getServerCode(), $e->getCode()], [$code, $status], $code);
        check(str_contains($e->getMessage(), 'what happened'), true, $e->getMessage());
    }
    $server->stop();
}
--EXPECT--
400 Neo.ClientError.Statement.SyntaxError: ClientErrorException
401 Neo.ClientError.Security.TokenExpired: AuthenticationException
401 Neo.ClientError.Security.AuthorizationExpired: AuthenticationException, retryable
400 Neo.ClientError.Security.AuthenticationRateLimit: AuthenticationException
400 Neo.ClientError.Security.UnauthorizedX: ClientErrorException
400 Neo.ClientError.Cluster.NotALeader: ClientErrorException, retryable
400 Neo.ClientError.General.ForbiddenOnReadOnlyDatabase: ClientErrorException, retryable
400 Neo.ClientError.Transaction.Terminated: ClientErrorException
400 Neo.TransientError.Transaction.Terminated: TransientException
400 Neo.TransientError.Transaction.LockClientStopped: TransientException
400 Neo.TransientError.Transaction.TerminatedByX: TransientException, retryable
400 Neo.TransientError.General.OutOfMemoryError: TransientException, retryable
400 Neo.DatabaseError.Statement.ExecutionFailed: DatabaseException
400 Neo.SomethingElse.A.B: ClientErrorException
500 Neo.SomethingElse.A.B: DatabaseException
400 neo.clienterror.a.b: ClientErrorException
400 org.neo4j.cypher.SyntaxException: ClientErrorException
400 SyntaxException: ClientErrorException
500 java.lang.RuntimeException: DatabaseException
400 org.neo4j.kernel.DeadlockDetectedException: TransientException, retryable
500 DeadlockDetectedException: TransientException, retryable
500 NotDeadlockDetectedException: DatabaseException
