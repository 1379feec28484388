--TEST--
The transactional endpoint of five versions, word for word: a whole transaction, an error at its begin, and ids that are not known
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

const OLD = [
    'begin' => '{"commit":"http://127.0.0.1:7420/db/data/transaction/34/commit","results":[],"transaction":{"expires":"Mon, 30 Nov 2026 20:25:15 +0000"},"errors":[]}',
    'run' => '{"commit":"http://127.0.0.1:7420/db/data/transaction/34/commit","results":[{"columns":["two"],"data":[{"row":[2]}]}],"transaction":{"expires":"Mon, 30 Nov 2026 20:25:15 +0000"},"errors":[]}',
    'commit' => '{"results":[],"errors":[]}',
    'rollback' => '{"results":[],"errors":[]}',
];
const NEW = [
    'begin' => '{"results":[],"errors":[],"commit":"http://127.0.0.1:7444/db/neo4j/tx/34/commit","transaction":{"expires":"Mon, 30 Nov 2026 20:25:37 GMT"}}',
    'run' => '{"results":[{"columns":["two"],"data":[{"row":[2],"meta":[null]}]}],"errors":[],"commit":"http://127.0.0.1:7444/db/neo4j/tx/34/commit","transaction":{"expires":"Mon, 30 Nov 2026 20:25:37 GMT"}}',
    'commit' => '{"results":[],"errors":[],"commit":"http://127.0.0.1:7452/db/neo4j/tx/34/commit","lastBookmarks":["FB:kcwQPuypq4jlSh2GL8LMG1OHOiKQ"]}',
    'rollback' => '{"results":[],"errors":[]}',
];
const DEPRECATED = '"notifications":[{"code":"Neo.ClientNotification.Request.FeatureDeprecationWarning","severity":"WARNING","title":"This feature is deprecated and will be removed in future versions.","description":"HTTP API is deprecated. It is replaced by Query API."}]';
const UNKNOWN = 'Unrecognized transaction id. Transaction may have timed out and been rolled back.';
$recorded = [
    '2.0.0-M06' => OLD + [
        'gone' => '{"results":[],"errors":[{"code":40010,"status":"INVALID_TRANSACTION_ID","message":"' . UNKNOWN . '"}]}',
        'failed' => '{"commit":"http://127.0.0.1:7420/db/data/transaction/36/commit","results":[],"errors":[{"code":42001,"status":"STATEMENT_SYNTAX_ERROR","message":"Invalid input \'R\'"}]}',
    ],
    '2.3' => OLD + [
        'gone' => '{"results":[],"errors":[{"code":"Neo.ClientError.Transaction.UnknownId","message":"' . UNKNOWN . '"}]}',
        'failed' => '{"commit":"http://127.0.0.1:7423/db/data/transaction/26/commit","results":[],"errors":[{"code":"Neo.ClientError.Statement.InvalidSyntax","message":"Invalid input \'R\'"}]}',
    ],
    '3.5' => ['run' => str_replace('[2]', '[2],"meta":[null]', OLD['run'])] + OLD + [
        'gone' => '{"results":[],"errors":[{"code":"Neo.ClientError.Transaction.TransactionNotFound","message":"' . UNKNOWN . '"}]}',
        'failed' => '{"commit":"http://127.0.0.1:7435/db/data/transaction/26/commit","results":[],"errors":[{"code":"Neo.ClientError.Statement.SyntaxError","message":"Invalid input \'R\'"}]}',
    ],
    '4.4' => ['commit' => str_replace(',"lastBookmarks":["FB:kcwQPuypq4jlSh2GL8LMG1OHOiKQ"]', '', NEW['commit'])] + NEW + [
        'gone' => '{"results":[],"errors":[{"code":"Neo.ClientError.Transaction.TransactionNotFound","message":"' . UNKNOWN . '"}]}',
        'failed' => '{"results":[],"errors":[{"code":"Neo.ClientError.Statement.SyntaxError","message":"Invalid input \'R\'"}],"commit":"http://127.0.0.1:7444/db/neo4j/tx/29/commit"}',
    ],
    '2026' => array_map(fn ($body) => str_replace('"errors":[]', DEPRECATED . ',"errors":[]', $body), NEW) + [
        'gone' => '{"results":[],' . DEPRECATED . ',"errors":[{"code":"Neo.ClientError.Transaction.TransactionNotFound","message":"' . UNKNOWN . '"}]}',
        'failed' => '{"results":[],' . DEPRECATED . ',"errors":[{"code":"Neo.ClientError.Statement.SyntaxError","message":"Invalid input \'R\'"}],"commit":"http://127.0.0.1:7466/db/neo4j/tx/26/commit"}',
    ],
];
foreach ($recorded as $version => $bodies) {
    $old = $version < '4';
    $door = $old ? '/db/data/transaction' : '/db/neo4j/tx';
    $answer = fn (string $what, string $for, int $status = 200) => ['for' => str_replace('DOOR', $door, $for), 'status' => $status, 'body' => $bodies[$what], 'headers' => ['Content-Type' => 'application/json']];
    $begin = $answer('begin', 'POST DOOR', 201);
    $client = function (array $answers) use ($old, &$server) {
        $server = scripted($answers, $old ? '3.5' : '4.4');
        return new Neo4j\Client($server->url, ['protocol' => 'transactional'] + ($old ? [] : ['database' => 'neo4j']));
    };
    $paths = fn () => implode(', ', array_map(fn ($request) => "$request[method] " . str_replace($door, '', $request['path']), tx_requests($server)));

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
