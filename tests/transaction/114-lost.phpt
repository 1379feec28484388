--TEST--
A connection lost within a transaction ends it; the whole may be tried again, and the server is told
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$run = 'POST ' . TX . '/90a7';
$rows = fn (int $count) => typed_body(['v'], array_fill(0, $count, [1]), ',' . tx_member('90a7'));
$answers = [
    'closed without an answer' => ['raw' => '', 'end' => 'FIN'],
    'reset' => ['raw' => '', 'end' => 'RST'],
    'cut in the rows' => ['body' => $rows(3000), 'cut' => 100000],
    'cut without a length' => ['body' => $rows(3000), 'framing' => 'chunked', 'cut' => 100000, 'end' => 'RST'],
    'ended in the rows, cleanly' => ['body' => substr($rows(3000), 0, 50000)],
    'no answer in time' => ['raw' => ['', ['stall' => true]]],
    'bad gateway' => ['status' => 502, 'body' => '<html>', 'headers' => ['Content-Type' => 'text/html']],
];
foreach ($answers as $case => $answer) {
    $server = scripted([begun(), ['for' => $run] + $answer + ['headers' => tx_headers()], rolled_back()]);
    $client = new Neo4j\Client($server->url, ['timeout' => 1.5, 'protocol' => 'query', 'database' => 'neo4j']);
    $tx = $client->beginTransaction();
    echo "$case:\n";
    tx_exception(fn () => $tx->run('CREATE (n) RETURN n')->fetchAll());
    check([$tx->isOpen(), short_name(exception_of(fn () => $tx->run('RETURN 1')))], [false, 'TransactionException'], $case);
    unset($tx);
    check(tx_trace($server), 'begin, run, rollback', $case);
    $server->stop();
}
--EXPECTF--
closed without an answer:
ConnectionException: the query failed: http://127.0.0.1:PORT: The server closed the connection without an answer [-, retryable]
reset:
ConnectionException: the query failed: http://127.0.0.1:PORT: %s [-, retryable]
cut in the rows:
ProtocolException: http://127.0.0.1:PORT: the answer was cut after %d rows (%s)%S [-, retryable]
cut without a length:
ProtocolException: http://127.0.0.1:PORT: the answer was cut after %d rows (%s)%S [-, retryable]
ended in the rows, cleanly:
ProtocolException: http://127.0.0.1:PORT: the answer was cut after %d rows (%s)%S [-, final]
no answer in time:
TimeoutException: the query failed: http://127.0.0.1:PORT: timeout of N s passed: The server has not answered yet [-, final]
bad gateway:
ProtocolException: POST http://127.0.0.1:PORT/db/neo4j/query/v2/tx/90a7 answered HTTP 502 text/html: "<html>"%S [-, final]
