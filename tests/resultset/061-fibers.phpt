--TEST--
Results read by several fibers, each its own; one result by two fibers in turn
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/rows.php';

$client = new Neo4j\Client(neo4j_url('5.26'));
$fibers = [];
foreach ([1, 2, 3] as $id) {
    $fibers[] = new Fiber(function () use ($client, $id) {
        foreach (number_rows($client, 3) as $row) {
            echo "$id:$row[n] ";
            Fiber::suspend();
        }
    });
}
array_map(fn ($fiber) => $fiber->start(), $fibers);
while ($fibers = array_filter($fibers, fn ($fiber) => !$fiber->isTerminated())) {
    array_map(fn ($fiber) => $fiber->resume(), $fibers);
}
echo "\n";
$result = number_rows($client, 4);
$read = function () use ($result) {
    while ($row = $result->fetch()) {
        echo $row['n'];
        Fiber::suspend();
    }
};
[$a, $b] = [new Fiber($read), new Fiber($read)];
$a->start();
$b->start();
$a->resume();
$b->resume();
echo "\n";
/* A fiber given up in mid-stream. */
$c = new Fiber(function () use ($client) {
    foreach (pair_rows($client, 120) as $row) {
        Fiber::suspend();
    }
});
$c->start();
unset($c);
echo number_rows($client, 1)->single()['n'], "\n";
--EXPECT--
1:1 2:1 3:1 1:2 2:2 3:2 1:3 2:3 3:3 
1234
1
