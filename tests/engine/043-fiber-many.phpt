--TEST--
Many fibers, one result each, in a round
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/child.php';

$server = scripted([['times' => -1] + numbered_rows(300)], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$fibers = [];
for ($i = 0; $i < 40; $i++) {
    $fibers[$i] = new Fiber(function () use ($client, $i) {
        $sum = 0;
        foreach ($client->run('MATCH (n) RETURN n') as $number => $row) {
            $sum += $row['v'];
            $number % 7 || Fiber::suspend();
            if ($i % 5 === 0 && $number === 100) {
                throw new DomainException((string) $i);
            }
        }
        return $sum;
    });
    $fibers[$i]->start();
}
$sums = $thrown = [];
while ($fibers) {
    foreach ($fibers as $i => $fiber) {
        $e = exception_of(fn () => $fiber->resume());
        $e && $thrown[] = (int) $e->getMessage();
        if ($e || $fiber->isTerminated()) {
            $e || $sums[] = $fiber->getReturn();
            unset($fibers[$i]);
        }
    }
}
sort($thrown);
echo count($sums), ' ', json_encode(array_unique($sums)), ' ', json_encode($thrown), "\n";
--EXPECT--
32 [45150] [0,5,10,15,20,25,30,35]
