--TEST--
2.0: an error at whatever row is an exception, never a short result
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/../resultset/rows.php';

$client = new Neo4j\Client(neo4j_url('2.0'));
$label = numbered_label($client, 120);
$order = $client->run("MATCH (a:$label), (b:$label) RETURN a.i AS x, b.i AS y", [], ['fetch_mode' => 'num'])->fetchAll();
foreach ([0, 1, 2, 50, 100, 300, 700, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 9000, 12000, 14000, 14398, 14399] as $bad) {
    [$x, $y] = $order[$bad];
    $text = "MATCH (a:$label), (b:$label) RETURN a.i AS x, b.i AS y, 10000 / ((a.i - $x) * (a.i - $x) + (b.i - $y) * (b.i - $y)) AS z";
    $rows = [];
    $e = exception_of(function () use ($client, $text, &$rows) {
        foreach ($client->run($text, [], ['fetch_mode' => 'num']) as $row) {
            $rows[] = [$row[0], $row[1]];
        }
    });
    check($e instanceof Neo4j\Exception\Neo4jException, true, "error at $bad: an exception");
    check(count($rows) <= $bad && $rows === array_slice($order, 0, count($rows)), true, "error at $bad: good rows only");
    $e = exception_of(fn () => $client->run($text, [], ['stream' => false]));
    check(short_name($e), 'ClientErrorException', "error at $bad, buffered");
}
echo count($order), "\n";
--EXPECT--
14400
