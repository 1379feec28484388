--TEST--
A transaction given up while the rows of its first statement come is looked for behind them, as far as they can be under way
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$row = '[{"$type":"String","_value":"' . str_repeat('x', 1000) . '"}],';
$body = fn (int $times) => ['{"data":{"fields":["v"],"values":[', ['repeat' => $row, 'times' => $times], rtrim($row, ',') . ']},' . tx_member('90a7') . '}'];
foreach (['short' => 20, 'longer' => 3000, 'endless' => 1 << 28] as $length => $times) {
    foreach (['exception', 'rollback'] as $way) {
        $server = scripted([['for' => 'POST ' . TX, 'body' => $body($times), 'framing' => 'chunked', 'headers' => tx_headers()], rolled_back()]);
        $client = new Neo4j\Client($server->url);
        $work = function ($tx) use (&$result, $way) {
            $result = $tx->run('RETURN many');
            $result->fetch();
            $way === 'rollback' ? $tx->rollback() : throw new Exception;
        };
        exception_of(fn () => $client->transaction($work));
        $read = exception_of(function () use ($result, &$rows) {
            $rows = count($result->fetchAll());
        });
        check($read === null ? $rows === $times : $read->getMessage() === 'the transaction was rolled back before its result was read', true, "$length $way");
        echo "$length, $way: ", tx_trace($server), ', ', short_name($read), "\n";
        $server->stop();
    }
}
--EXPECT--
short, exception: begin+run, rollback, end
short, rollback: begin+run, rollback, end
longer, exception: begin+run, rollback, TransactionException
longer, rollback: begin+run, rollback, TransactionException
endless, exception: begin+run, TransactionException
endless, rollback: begin+run, TransactionException
