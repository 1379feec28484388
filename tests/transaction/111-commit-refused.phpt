--TEST--
A commit that the server refuses is that error: nothing is committed, and a passing reason may be tried again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$commit = 'POST ' . TX . '/90a7/commit';
$answers = [
    tx_error($commit, 'Neo.ClientError.Schema.ConstraintValidationFailed'),
    tx_error($commit, 'Neo.TransientError.Transaction.DeadlockDetected'),
    tx_error($commit, 'Neo.TransientError.Transaction.Terminated'),
    tx_error($commit, 'Neo.DatabaseError.Transaction.TransactionCommitFailed', 500),
    tx_error($commit, 'Neo.ClientError.Security.Unauthorized', 401),
    /* HTTP says 202 already where the error comes late. */
    ['for' => $commit, 'status' => 202, 'headers' => tx_headers(), 'body' => '{"errors":[{"code":"Neo.TransientError.General.OutOfMemoryError","message":"m"}]}'],
];
foreach ($answers as $answer) {
    $server = scripted([begun(), $answer, rolled_back()]);
    $tx = (new Neo4j\Client($server->url))->beginTransaction();
    tx_exception(fn () => $tx->commit());
    $again = exception_of(fn () => $tx->commit());
    echo '  ', short_name($again), ': ', masked($again->getMessage()), ' [', $again->isRetryable() ? 'retryable' : 'final', "]\n";
    check([$tx->isOpen(), exception_of(fn () => $tx->rollback())], [false, null], 'rollback');
    echo '  ', tx_trace($server), "\n";
    $server->stop();
}
--EXPECT--
ClientErrorException: Neo.ClientError.Schema.ConstraintValidationFailed: for some reason [Neo.ClientError.Schema.ConstraintValidationFailed, final]
  TransactionException: the transaction has been ended by an error: Neo.ClientError.Schema.ConstraintValidationFailed: for some reason [final]
  begin, commit
TransientException: Neo.TransientError.Transaction.DeadlockDetected: for some reason [Neo.TransientError.Transaction.DeadlockDetected, retryable]
  TransactionException: the transaction has been ended by an error: Neo.TransientError.Transaction.DeadlockDetected: for some reason [retryable]
  begin, commit
TransientException: Neo.TransientError.Transaction.Terminated: for some reason [Neo.TransientError.Transaction.Terminated, final]
  TransactionException: the transaction has been ended by an error: Neo.TransientError.Transaction.Terminated: for some reason [final]
  begin, commit
DatabaseException: Neo.DatabaseError.Transaction.TransactionCommitFailed: for some reason [Neo.DatabaseError.Transaction.TransactionCommitFailed, final]
  TransactionException: the transaction has been ended by an error: Neo.DatabaseError.Transaction.TransactionCommitFailed: for some reason [final]
  begin, commit
AuthenticationException: Neo.ClientError.Security.Unauthorized: for some reason (http://127.0.0.1:PORT wants a login, as the option "auth" or the URI gives one) [Neo.ClientError.Security.Unauthorized, final]
  TransactionException: the transaction has been ended by an error: Neo.ClientError.Security.Unauthorized: for some reason (http://127.0.0.1:PORT wants a login, as the option "auth" or the URI gives one) [final]
  begin, commit, rollback
TransientException: Neo.TransientError.General.OutOfMemoryError: m [Neo.TransientError.General.OutOfMemoryError, retryable]
  TransactionException: the transaction has been ended by an error: Neo.TransientError.General.OutOfMemoryError: m [retryable]
  begin, commit
