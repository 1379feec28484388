--TEST--
Some ten thousand rows of 1.8
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/../value/scratch.php';

$client = new Neo4j\Client(neo4j_url('1.8'));
$mark = scratch_mark($client);
for ($i = 0; $i < 4; $i++) {
    $client->run('CREATE n={nodes}', ['nodes' => array_map(fn ($j) => ['phpt' => $mark, 'i' => $i * 30 + $j], range(1, 30))]);
}
$result = $client->run('START a=node(*), b=node(*) WHERE a.phpt! = {m} AND b.phpt! = {m} RETURN a, b.i AS i', ['m' => $mark]);
$count = $sum = 0;
foreach ($result as $row) {
    $count++;
    $sum += $row['i'] + $row['a']->get('i');
}
echo $count, ' ', $sum, ' ', $result->getSummary()->rows, "\n";
--EXPECT--
14400 1742400 14400
