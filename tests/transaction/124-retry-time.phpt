--TEST--
No attempt begins later than retry_time after the first one: a tiny one switches retries off, 0 is no limit
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$busy = ['times' => -1] + tx_error('POST ' . TX, 'Neo.TransientError.Transaction.DeadlockDetected');
$attempts = function (float $time, int $enough = 100) use ($busy) {
    $server = scripted([$busy]);
    $client = new Neo4j\Client($server->url, ['retry_time' => $time, 'protocol' => 'query', 'database' => 'neo4j']);
    $count = 0;
    $work = function ($tx) use (&$count, $enough) {
        if (++$count === $enough) {
            throw new Exception('enough');
        }
        $tx->run('RETURN 1');
    };
    $e = exception_of(fn () => $client->transaction($work));
    $server->stop();
    return [$count, short_name($e)];
};
echo json_encode($attempts(0.001)), json_encode($attempts(0, 5)), "\n";
/* Pauses double from about 0.1 s: the third attempt begins after 0.15 to 0.45 s. */
[$count, $thrown] = $attempts(0.45);
echo in_array($count, [2, 3, 4]) ? 'some' : $count, " $thrown\n";
--EXPECT--
[1,"TransientException"][5,"Exception"]
some TransientException
