--TEST--
A signal handler runs in the pause before a retry; what it throws ends the work
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/scripts.php';

pcntl_async_signals(true);
$server = scripted([['times' => -1] + tx_error('POST ' . TX, 'Neo.TransientError.Transaction.DeadlockDetected')]);
$client = new Neo4j\Client($server->url, ['retry_time' => 0]);
pcntl_signal(SIGUSR1, fn () => throw new DomainException('from the handler'));
$parent = getmypid();
$child = pcntl_fork();
if ($child === 0) {
    /* The pause after the fifth attempt is one of at least 0.8 s. */
    while ($server->count("RETURN 1") < 5) {
        usleep(20000);
    }
    usleep(50000);
    posix_kill($parent, SIGUSR1);
    posix_kill(getmypid(), SIGKILL);
}
$e = exception_of(fn () => $client->transaction(fn ($tx) => $tx->run('RETURN 1')));
pcntl_waitpid($child, $status);
echo get_class($e), ': ', $e->getMessage(), ', previous: ', short_name($e->getPrevious()), "\n";
--EXPECT--
DomainException: from the handler, previous: TransientException
