--TEST--
Results within results, read in turns
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/rows.php';

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $seen = 0;
    foreach (number_rows($client, 5) as $outer) {
        foreach (number_rows($client, $outer['n']) as $inner) {
            $seen += $outer['n'] * 100 + $inner['n'];
        }
    }
    $results = array_map(fn ($count) => number_rows($client, $count), [3, 0, 5, 1]);
    $rows = array_fill(0, 4, []);
    while ($results) {
        foreach ($results as $i => $result) {
            $row = $result->fetch();
            if ($row) {
                $rows[$i][] = $row['n'];
            } else {
                unset($results[$i]);
            }
        }
    }
    echo $seen, ' ', json_encode($rows), "\n";
}
--EXPECT--
5535 [[1,2,3],[],[1,2,3,4,5],[1]]
5535 [[1,2,3],[],[1,2,3,4,5],[1]]
