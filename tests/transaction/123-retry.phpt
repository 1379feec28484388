--TEST--
What is retried: the listed codes, a connection lost, a transaction gone before its commit; nothing else
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$first = 'POST ' . TX;
$next = 'POST ' . TX . '/90a7';
$commit = 'POST ' . TX . '/90a7/commit';
$codes = [
    'Neo.TransientError.Transaction.DeadlockDetected' => true,
    'Neo.TransientError.Transaction.BookmarkTimeout' => true,
    'Neo.TransientError.General.DatabaseUnavailable' => true,
    'Neo.TransientError.Anything.AtAll' => true,
    'Neo.TransientError.Transaction.Terminated' => false,
    'Neo.TransientError.Transaction.LockClientStopped' => false,
    'Neo.ClientError.Security.AuthorizationExpired' => true,
    'Neo.ClientError.Cluster.NotALeader' => true,
    'Neo.ClientError.General.ForbiddenOnReadOnlyDatabase' => true,
    'Neo.ClientError.Security.Unauthorized' => false,
    'Neo.ClientError.Security.TokenExpired' => false,
    'Neo.ClientError.Statement.SyntaxError' => false,
    'Neo.ClientError.Transaction.TransactionTimedOut' => false,
    'Neo.DatabaseError.General.UnknownError' => false,
];
$cases = [];
foreach ($codes as $code => $retried) {
    foreach (['first' => $first, 'next' => $next, 'commit' => $commit] as $where => $for) {
        $cases["$code $where"] = [tx_error($for, $code), $retried];
    }
}
$lost = ['raw' => '', 'end' => 'FIN'];
$cases['lost next'] = [['for' => $next] + $lost, true];
$cases['cut next'] = [['for' => $next, 'cut' => 40, 'end' => 'RST'] + ran([1, 2]), true];
$cases['lost commit'] = [['for' => $commit] + $lost, false];
$cases['gone next'] = [['for' => $next, 'status' => 404, 'body' => GONE, 'headers' => tx_headers()], true];
$cases['gone commit'] = [['for' => $commit, 'status' => 404, 'body' => GONE, 'headers' => tx_headers()], false];
$cases['no Neo4j next'] = [['for' => $next, 'status' => 502, 'body' => 'x', 'headers' => ['Content-Type' => 'text/plain']], false];
foreach ($cases as $case => [$answer, $retried]) {
    $server = scripted([$answer, ['times' => -1] + ran([1], true), ['times' => -1] + ran([2]), ['times' => -1] + committed(), ['times' => -1] + rolled_back()]);
    $client = new Neo4j\Client($server->url, ['protocol' => 'query', 'database' => 'neo4j']);
    $objects = [];
    $e = exception_of(function () use ($client, &$objects) {
        $client->transaction(function ($tx) use (&$objects) {
            $objects[] = $tx;
            $tx->run('RETURN 1');
            $tx->run('RETURN 2');
        });
    });
    check([count($objects), $e === null, tx_trace($server) === 'begin+run'], $retried ? [2, true, false] : [1, false, str_ends_with($case, 'first')], $case);
    $retried && check($objects[0] === $objects[1], false, "$case: a new Transaction each time");
    $server->stop();
}
/* A connection lost at the begin is sent again without a new attempt, and after that retried. */
$server = scripted([['for' => $first] + $lost, ['for' => $first] + $lost, ran([1], true), committed()]);
$attempts = 0;
(new Neo4j\Client($server->url))->transaction(function ($tx) use (&$attempts) {
    $attempts++;
    $tx->run('RETURN 1');
});
echo count($cases), ' cases, ', $attempts, ' attempts: ', tx_trace($server), "\n";
--EXPECT--
48 cases, 2 attempts: begin+run, begin+run, begin+run, commit
