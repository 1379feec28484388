--TEST--
Transactions and results go in any order, with an exception in flight, and as values of a cycle; each is rolled back once
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$rows = typed_body(['v'], array_fill(0, 9000, [1]), ',' . tx_member('90a7'));
$open = ['for' => 'POST ' . TX . '/90a7', 'body' => $rows, 'headers' => tx_headers(), 'framing' => 'chunked'];
$ways = [
    'result first' => function ($tx, $result) {
        unset($result);
        unset($tx);
    },
    'transaction first' => function ($tx, $result) {
        unset($tx);
        check($result->fetch(), ['v' => 1], 'held by its result');
        unset($result);
    },
    'cycle' => function ($tx, $result) {
        $a = new stdClass;
        $a->all = [$a, $tx, $result];
        unset($a, $tx, $result);
        gc_collect_cycles();
    },
    'cycle, other order' => function ($tx, $result) {
        $a = new ArrayObject;
        $a['all'] = [$result, $a, $tx];
        unset($a, $tx, $result);
        gc_collect_cycles();
    },
    'exception in flight' => function ($tx, $result) {
        throw new DomainException('in flight');
    },
    'generator' => function ($tx, $result) {
        $generator = (function () use ($tx, $result) {
            try {
                yield from $result;
            } finally {
                check($tx->isOpen(), true, 'finally');
                $tx->run('RETURN 2');
            }
        })();
        unset($tx, $result);
        $generator->current();
    },
];
foreach ($ways as $way => $drop) {
    $server = scripted([begun(), $open, ran([2]), rolled_back(), rolled_back()]);
    $make = function () use ($server, $drop) {
        $tx = (new Neo4j\Client($server->url))->beginTransaction();
        $result = $tx->run('MATCH (n) RETURN n');
        $result->fetch();
        $pair = [$tx, $result];
        unset($tx, $result);
        $drop(...array_splice($pair, 0));
    };
    $e = exception_of($make);
    $thrown = $e ? ', ' . get_class($e) . ' ' . $e->getMessage() : '';
    unset($e);
    echo "$way: ", tx_trace($server), "$thrown\n";
    $server->stop();
}
--EXPECT--
result first: begin, run, rollback
transaction first: begin, run, rollback
cycle: begin, run, rollback
cycle, other order: begin, run, rollback
exception in flight: begin, run, rollback, DomainException in flight
generator: begin, run, run, rollback
