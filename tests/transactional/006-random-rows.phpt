--TEST--
Random rows, written as the servers write them, come back as they were; or they are refused, if they can be read in two ways
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/random.php';

$rows = new RandomRow(new Random\Randomizer(new Random\Engine\Mt19937((int) (getenv('NEO4J_TEST_SEED') ?: 4))));
$sent = array_map(fn () => $rows->make(4), range(1, 600));
$outcomes = transactional_outcomes(array_map(fn ($one) => transactional_body(['a', 'b', 'c', 'd'], [$one[0]]), $sent));
$refused = 0;
foreach ($outcomes as $i => [$came, $end]) {
    if ($end === 'ProtocolException' && str_contains($sent[$i][0], '{}')) {
        $refused++;
        continue;
    }
    check([written($came), $end], [written([$sent[$i][1]]), 'end'], $sent[$i][0]);
}
echo $refused < 30 ? "done\n" : "$refused were refused\n";
--EXPECT--
done
