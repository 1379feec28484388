--TEST--
Fibers may switch within the work; a transaction of another fiber is not within it, one of a fiber that the work drives is
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$server = scripted([['times' => -1] + ran([1], true), ['times' => -1] + ran([2]), ['times' => -1] + committed(), ['times' => -1] + rolled_back()]);
$client = new Neo4j\Client($server->url);
$work = fn (string $name) => new Fiber(fn () => $client->transaction(function ($tx) use ($name) {
    $tx->run('RETURN 1');
    Fiber::suspend("$name 1");
    $tx->run('RETURN 2');
    Fiber::suspend("$name 2");
    return "$name done";
}));
[$a, $b] = [$work('a'), $work('b')];
echo $a->start(), ', ', $b->start(), ', ', $client->transaction(fn () => 'main'), ', ', $a->resume(), ', ', $b->resume(), "\n";
$a->resume();
$b->resume();
echo $a->getReturn(), ', ', $b->getReturn(), ': ', tx_trace($server), "\n";

expect_exception(fn () => $client->transaction(function () use ($work) {
    $work('inner')->start();
}));

/* A fiber that is never resumed is rolled back when it is destroyed. */
$before = count(tx_requests($server));
$c = $work('c');
$c->start();
unset($c);
gc_collect_cycles();
echo implode(', ', array_column(array_slice(tx_requests($server), $before), 'method')), "\n";
--EXPECT--
a 1, b 1, main, a 2, b 2
a done, b done: begin+run, begin+run, run, run, commit, commit
Neo4j\Exception\UsageException: transaction() is called within the transaction() of the same client: a transaction has none within it
POST, DELETE
