--TEST--
A body that suspends its fiber: other fibers cannot touch the result that waits, and it goes on afterwards
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

$client = fake_client(function () {
    Fiber::getCurrent() && Fiber::suspend('exchange()');
    return json_response((function () {
        try {
            foreach (pieces(2) as $i => $piece) {
                Fiber::getCurrent() && Fiber::suspend("chunk $i");
                yield $piece;
            }
        } finally {
            echo "finally\n";
        }
    })());
});
$result = null;
$fiber = new Fiber(function () use ($client, &$result) {
    $result = $client->run('RETURN 1');
    foreach ($result as $row) {
        echo 'row ', $row['n'], "\n";
    }
});
for ($at = $fiber->start(); !$fiber->isTerminated(); $at = $fiber->resume()) {
    echo "suspended at $at\n";
    $result && expect_exception(fn () => $result->fetch());
    $at === 'chunk 1' && print('meanwhile: ' . implode(' ', array_column($client->run('RETURN 2')->fetchAll(), 'n')) . "\n");
}

echo "Destroyed while it waits\n";
foreach ([0, 1, 2, 3] as $steps) {
    $fiber = new Fiber(function () use ($client) {
        try {
            foreach ($client->run('CREATE (n) RETURN n') as $row) {
                echo 'row ', $row['n'], "\n";
            }
        } finally {
            echo "unwound\n";
        }
    });
    $at = $fiber->start();
    for ($i = 0; $i < $steps; $i++) {
        $at = $fiber->resume();
    }
    echo "at $at\n";
    unset($fiber);
    gc_collect_cycles();
}
var_dump(count($client->run('RETURN 1')->fetchAll()));
?>
--EXPECT--
suspended at exchange()
suspended at chunk 0
suspended at chunk 1
finally
meanwhile: 1 2
row 1
suspended at chunk 2
Error: The result is in use: it is waiting for the server
row 2
suspended at chunk 3
Error: The result is in use: it is waiting for the server
finally
Destroyed while it waits
at exchange()
unwound
at chunk 0
finally
unwound
at chunk 1
finally
unwound
row 1
at chunk 2
finally
unwound
finally
int(2)
