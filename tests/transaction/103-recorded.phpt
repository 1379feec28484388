--TEST--
The transactional endpoint of five versions, word for word: a whole transaction, an error at its begin, and ids that are not known
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

const EARLIER = [
    'begin' => '{"commit":"http://127.0.0.1:7420/db/data/transaction/34/commit","results":[],"transaction":{"expires":"Mon, 30 Nov 2026 20:25:15 +0000"},"errors":[]}',
    'run' => '{"commit":"http://127.0.0.1:7420/db/data/transaction/34/commit","results":[{"columns":["two"],"data":[{"graph":{"nodes":[],"relationships":[]},"rest":[2]}]}],"transaction":{"expires":"Mon, 30 Nov 2026 20:25:15 +0000"},"errors":[]}',
    'commit' => '{"results":[],"errors":[]}',
    'rollback' => '{"results":[],"errors":[]}',
];
const LATER = [
    'begin' => '{"results":[],"errors":[],"commit":"http://127.0.0.1:7444/db/neo4j/tx/34/commit","transaction":{"expires":"Mon, 30 Nov 2026 20:25:37 GMT"}}',
    'run' => '{"results":[{"columns":["two"],"data":[{"row":[2],"meta":[null],"graph":{"nodes":[],"relationships":[]}}]}],"errors":[],"commit":"http://127.0.0.1:7444/db/neo4j/tx/34/commit","transaction":{"expires":"Mon, 30 Nov 2026 20:25:37 GMT"}}',
    'commit' => '{"results":[],"errors":[],"commit":"http://127.0.0.1:7452/db/neo4j/tx/34/commit","lastBookmarks":["FB:kcwQPuypq4jlSh2GL8LMG1OHOiKQ"]}',
    'rollback' => '{"results":[],"errors":[]}',
];
const DEPRECATED = '"notifications":[{"code":"Neo.ClientNotification.Request.FeatureDeprecationWarning","severity":"WARNING","title":"This feature is deprecated and will be removed in future versions.","description":"HTTP API is deprecated. It is replaced by Query API."}]';
const NOT_THERE = 'Unrecognized transaction id. Transaction may have timed out and been rolled back.';
$recorded = [
    '2.0.0-M06' => EARLIER + [
        'gone' => '{"results":[],"errors":[{"code":40010,"status":"INVALID_TRANSACTION_ID","message":"' . NOT_THERE . '"}]}',
        'failed' => '{"commit":"http://127.0.0.1:7420/db/data/transaction/36/commit","results":[],"errors":[{"code":42001,"status":"STATEMENT_SYNTAX_ERROR","message":"Invalid input \'R\'"}]}',
    ],
    '2.3' => EARLIER + [
        'gone' => '{"results":[],"errors":[{"code":"Neo.ClientError.Transaction.UnknownId","message":"' . NOT_THERE . '"}]}',
        'failed' => '{"commit":"http://127.0.0.1:7423/db/data/transaction/26/commit","results":[],"errors":[{"code":"Neo.ClientError.Statement.InvalidSyntax","message":"Invalid input \'R\'"}]}',
    ],
    '3.5' => ['run' => str_replace('{"graph":{"nodes":[],"relationships":[]},"rest":[2]}', '{"row":[2],"meta":[null],"graph":{"nodes":[],"relationships":[]}}', EARLIER['run'])] + EARLIER + [
        'gone' => '{"results":[],"errors":[{"code":"Neo.ClientError.Transaction.TransactionNotFound","message":"' . NOT_THERE . '"}]}',
        'failed' => '{"commit":"http://127.0.0.1:7435/db/data/transaction/26/commit","results":[],"errors":[{"code":"Neo.ClientError.Statement.SyntaxError","message":"Invalid input \'R\'"}]}',
    ],
    '4.4' => ['commit' => str_replace(',"lastBookmarks":["FB:kcwQPuypq4jlSh2GL8LMG1OHOiKQ"]', '', LATER['commit'])] + LATER + [
        'gone' => '{"results":[],"errors":[{"code":"Neo.ClientError.Transaction.TransactionNotFound","message":"' . NOT_THERE . '"}]}',
        'failed' => '{"results":[],"errors":[{"code":"Neo.ClientError.Statement.SyntaxError","message":"Invalid input \'R\'"}],"commit":"http://127.0.0.1:7444/db/neo4j/tx/29/commit"}',
    ],
    '2026' => array_map(fn ($body) => str_replace('"errors":[]', DEPRECATED . ',"errors":[]', $body), LATER) + [
        'gone' => '{"results":[],' . DEPRECATED . ',"errors":[{"code":"Neo.ClientError.Transaction.TransactionNotFound","message":"' . NOT_THERE . '"}]}',
        'failed' => '{"results":[],' . DEPRECATED . ',"errors":[{"code":"Neo.ClientError.Statement.SyntaxError","message":"Invalid input \'R\'"}],"commit":"http://127.0.0.1:7466/db/neo4j/tx/26/commit"}',
    ],
];
foreach ($recorded as $version => $bodies) {
    $old = $version < '4';
    $door = $old ? '/db/data/transaction' : '/db/neo4j/tx';
    $answer = fn (string $what, string $for, int $status = 200) => ['for' => str_replace('DOOR', $door, $for), 'status' => $status, 'body' => $bodies[$what], 'headers' => ['Content-Type' => 'application/json']];
    $begin = $answer('begin', 'POST DOOR', 201);
    $client = function (array $answers) use ($old, $version, &$server) {
        /* 2.3 speaks as 2.0 does, but for its codes. */
        $server = scripted($answers, match (true) {
            $version < '3' => '2.0.0-M06',
            $version < '4' => '3.5',
            default => '4.4',
        });
        return new Neo4j\Client($server->url, $old ? [] : ['protocol' => 'transactional', 'database' => 'neo4j']);
    };
    $paths = function () use (&$server, $door) {
        return implode(', ', array_map(fn ($request) => "$request[method] …" . substr($request['path'], strlen($door)), tx_requests($server)));
    };

    $c = $client([$begin, ['contains' => 'RETURN'] + $answer('run', 'POST DOOR/34'), $answer('begin', 'POST DOOR/34'), $answer('commit', 'POST DOOR/34/commit')]);
    $tx = $c->beginTransaction();
    check($tx->run('RETURN 2 AS two')->fetchAll(), [['two' => 2]], $version);
    $tx->keepAlive();
    $tx->commit();
    echo "$version: ", $paths(), json_encode($c->getLastBookmarks()), "\n";
    $server->stop();

    $tx = $client([$begin, $answer('gone', 'POST DOOR/34', 404)])->beginTransaction();
    tx_exception(fn () => $tx->run('RETURN 1'));
    $server->stop();
    $tx = $client([$begin, $answer('gone', 'DELETE DOOR/34', 404)])->beginTransaction();
    $tx->rollback();
    $server->stop();
    $tx = $client([$begin, $answer('rollback', 'DELETE DOOR/34')])->beginTransaction();
    $tx->rollback();
    $server->stop();
    $tx = $client([$begin, $answer('gone', 'POST DOOR/34/commit', 404)])->beginTransaction();
    tx_exception(fn () => $tx->commit());
    $server->stop();
    $c = $client([$answer('failed', 'POST DOOR', 201)]);
    tx_exception(fn () => $c->transaction(fn ($tx) => $tx->run('RETRUN 1')));
    echo $paths(), "\n";
    $server->stop();
}
--EXPECT--
2.0.0-M06: POST …, POST …/34, POST …/34, POST …/34/commit[]
TransactionException: the server does not know the transaction any more: 40010: Unrecognized transaction id. Transaction may have timed out and been rolled back. [40010, retryable]
TransactionException: the outcome of the commit is unknown: 40010: Unrecognized transaction id. Transaction may have timed out and been rolled back. [40010, final]
ClientErrorException: 42001: Invalid input 'R' [42001, final]
POST …
2.3: POST …, POST …/34, POST …/34, POST …/34/commit[]
TransactionException: the server does not know the transaction any more: Neo.ClientError.Transaction.UnknownId: Unrecognized transaction id. Transaction may have timed out and been rolled back. [Neo.ClientError.Transaction.UnknownId, retryable]
TransactionException: the outcome of the commit is unknown: Neo.ClientError.Transaction.UnknownId: Unrecognized transaction id. Transaction may have timed out and been rolled back. [Neo.ClientError.Transaction.UnknownId, final]
ClientErrorException: Neo.ClientError.Statement.InvalidSyntax: Invalid input 'R' [Neo.ClientError.Statement.InvalidSyntax, final]
POST …
3.5: POST …, POST …/34, POST …/34, POST …/34/commit[]
TransactionException: the server does not know the transaction any more: Neo.ClientError.Transaction.TransactionNotFound: Unrecognized transaction id. Transaction may have timed out and been rolled back. [Neo.ClientError.Transaction.TransactionNotFound, retryable]
TransactionException: the outcome of the commit is unknown: Neo.ClientError.Transaction.TransactionNotFound: Unrecognized transaction id. Transaction may have timed out and been rolled back. [Neo.ClientError.Transaction.TransactionNotFound, final]
ClientErrorException: Neo.ClientError.Statement.SyntaxError: Invalid input 'R' [Neo.ClientError.Statement.SyntaxError, final]
POST …
4.4: POST …, POST …/34, POST …/34, POST …/34/commit[]
TransactionException: the server does not know the transaction any more: Neo.ClientError.Transaction.TransactionNotFound: Unrecognized transaction id. Transaction may have timed out and been rolled back. [Neo.ClientError.Transaction.TransactionNotFound, retryable]
TransactionException: the outcome of the commit is unknown: Neo.ClientError.Transaction.TransactionNotFound: Unrecognized transaction id. Transaction may have timed out and been rolled back. [Neo.ClientError.Transaction.TransactionNotFound, final]
ClientErrorException: Neo.ClientError.Statement.SyntaxError: Invalid input 'R' [Neo.ClientError.Statement.SyntaxError, final]
POST …
2026: POST …, POST …/34, POST …/34, POST …/34/commit["FB:kcwQPuypq4jlSh2GL8LMG1OHOiKQ"]
TransactionException: the server does not know the transaction any more: Neo.ClientError.Transaction.TransactionNotFound: Unrecognized transaction id. Transaction may have timed out and been rolled back. [Neo.ClientError.Transaction.TransactionNotFound, retryable]
TransactionException: the outcome of the commit is unknown: Neo.ClientError.Transaction.TransactionNotFound: Unrecognized transaction id. Transaction may have timed out and been rolled back. [Neo.ClientError.Transaction.TransactionNotFound, final]
ClientErrorException: Neo.ClientError.Statement.SyntaxError: Invalid input 'R' [Neo.ClientError.Statement.SyntaxError, final]
POST …
