--TEST--
A commit whose answer is lost, or is none of Neo4j's, leaves the outcome unknown, and is not done again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$commit = 'POST ' . TX . '/90a7/commit';
$answers = [
    'closed without an answer' => ['raw' => '', 'end' => 'FIN'],
    'reset' => ['raw' => '', 'end' => 'RST'],
    'cut in the header' => ['raw' => "HTTP/1.1 202 Acc", 'end' => 'FIN'],
    'cut in the body' => ['body' => '{"bookmarks":["FB:1"]}', 'cut' => 5],
    'ended in the body' => ['body' => '{"bookmarks":["FB:1"'],
    'no answer in time' => ['raw' => ['', ['stall' => true]]],
    'gone' => ['status' => 404, 'body' => GONE],
    'gone, says a proxy' => ['status' => 404, 'body' => '<html>', 'headers' => ['Content-Type' => 'text/html']],
    'bad gateway' => ['status' => 502, 'body' => '<html>', 'headers' => ['Content-Type' => 'text/html']],
    'gateway, in JSON' => ['status' => 504, 'body' => '{"errors":[{"message":"upstream"}]}', 'headers' => ['Content-Type' => 'application/json']],
    'no Neo4j' => ['status' => 200, 'body' => 'hello', 'headers' => ['Content-Type' => 'text/plain']],
    'in progress' => tx_error($commit, 'Neo.ClientError.Transaction.TransactionAccessedConcurrently'),
];
foreach ($answers as $case => $answer) {
    $server = scripted([begun(), ran(), ['for' => $commit] + $answer + ['headers' => tx_headers()]]);
    $client = new Neo4j\Client($server->url, ['timeout' => 1.5, 'protocol' => 'query', 'database' => 'neo4j']);
    $tx = $client->beginTransaction();
    $tx->run('CREATE (n) RETURN n');
    echo "$case:\n";
    tx_exception(fn () => $tx->commit());
    $again = exception_of(fn () => $tx->commit());
    $back = exception_of(fn () => $tx->rollback());
    check([$tx->isOpen(), short_name($again), short_name($back), $again->isRetryable()], [false, 'TransactionException', 'TransactionException', false], $case);
    check($again->getMessage(), $back->getMessage(), $case);
    unset($tx);
    check(tx_trace($server), 'begin, run, commit', $case);
    $server->stop();

    /* Nor does transaction(). */
    $server = scripted([ran([1], true), ['for' => $commit] + $answer + ['headers' => tx_headers()]]);
    $client = new Neo4j\Client($server->url, ['timeout' => 1.5, 'protocol' => 'query', 'database' => 'neo4j']);
    $e = exception_of(fn () => $client->transaction(fn ($tx) => $tx->run('CREATE (n) RETURN n')));
    check([short_name($e), tx_trace($server)], ['TransactionException', 'begin+run, commit'], $case);
    $server->stop();
}
--EXPECTF--
closed without an answer:
TransactionException: the outcome of the commit is unknown: the request failed: %s [-, final]
reset:
TransactionException: the outcome of the commit is unknown: the request failed: %s [-, final]
cut in the header:
TransactionException: the outcome of the commit is unknown: %s [-, final]
cut in the body:
TransactionException: the outcome of the commit is unknown: %s [-, final]
ended in the body:
TransactionException: the outcome of the commit is unknown: %s [-, final]
no answer in time:
TransactionException: the outcome of the commit is unknown: %stimeout of N s passed%s [-, final]
gone:
TransactionException: the outcome of the commit is unknown: Neo.ClientError.Request.Invalid: Transaction with Id: "90a7" was not found. %s [Neo.ClientError.Request.Invalid, final]
gone, says a proxy:
TransactionException: the outcome of the commit is unknown: POST http://127.0.0.1:PORT/db/neo4j/query/v2/tx/90a7/commit answered HTTP 404 text/html: "<html>"%S [-, final]
bad gateway:
TransactionException: the outcome of the commit is unknown: POST http://127.0.0.1:PORT/db/neo4j/query/v2/tx/90a7/commit answered HTTP 502 text/html: "<html>"%S [-, final]
gateway, in JSON:
TransactionException: the outcome of the commit is unknown: %s [-, final]
no Neo4j:
TransactionException: the outcome of the commit is unknown: POST http://127.0.0.1:PORT/db/neo4j/query/v2/tx/90a7/commit answered HTTP 200 text/plain: "hello"%S [-, final]
in progress:
TransactionException: the outcome of the commit is unknown: Neo.ClientError.Transaction.TransactionAccessedConcurrently: for some reason [Neo.ClientError.Transaction.TransactionAccessedConcurrently, final]
