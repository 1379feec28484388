--TEST--
A transaction that the server does not know any more is a TransactionException; a rollback of it is fine
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$gone = ['status' => 404, 'body' => GONE, 'headers' => tx_headers()];
$proxy = ['status' => 404, 'body' => '<html>', 'headers' => ['Content-Type' => 'text/html']];
$uses = ['run' => fn ($tx) => $tx->run('RETURN 1'), 'keepAlive' => fn ($tx) => $tx->keepAlive()];
foreach (['Neo4j' => $gone, 'proxy' => $proxy] as $who => $answer) {
    foreach ($uses as $name => $use) {
        $server = scripted([begun(), ['for' => 'POST ' . TX . '/90a7'] + $answer]);
        $tx = (new Neo4j\Client($server->url))->beginTransaction();
        echo "$name, says $who\n";
        tx_exception(fn () => $use($tx));
        check([$tx->isOpen(), short_name(exception_of(fn () => $tx->commit()))], [false, 'TransactionException'], $name);
        $tx->rollback();
        echo tx_trace($server), "\n";
        $server->stop();
    }
    $server = scripted([begun(), ['for' => 'DELETE ' . TX . '/90a7'] + $answer]);
    $tx = (new Neo4j\Client($server->url))->beginTransaction();
    $tx->rollback();
    echo "rollback, says $who\n", tx_trace($server), ', ', $tx->isOpen() ? 'open' : 'over', "\n";
    $server->stop();
}
--EXPECT--
run, says Neo4j
TransactionException: the server does not know the transaction any more: Neo.ClientError.Request.Invalid: Transaction with Id: "90a7" was not found. It may have timed out and therefore rolled back or the routing header 'neo4j-cluster-affinity' was not provided. [Neo.ClientError.Request.Invalid, retryable]
begin, run
keepAlive, says Neo4j
TransactionException: the server does not know the transaction any more: Neo.ClientError.Request.Invalid: Transaction with Id: "90a7" was not found. It may have timed out and therefore rolled back or the routing header 'neo4j-cluster-affinity' was not provided. [Neo.ClientError.Request.Invalid, retryable]
begin, keep alive
rollback, says Neo4j
begin, rollback, over
run, says proxy
TransactionException: the server does not know the transaction any more: POST http://127.0.0.1:PORT/db/neo4j/query/v2/tx/90a7 answered HTTP 404 text/html: "<html>" [-, retryable]
begin, run
keepAlive, says proxy
TransactionException: the server does not know the transaction any more: POST http://127.0.0.1:PORT/db/neo4j/query/v2/tx/90a7 answered HTTP 404 text/html: "<html>" [-, retryable]
begin, keep alive
rollback, says proxy
begin, rollback, over
