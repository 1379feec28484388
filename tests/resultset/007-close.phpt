--TEST--
close() ends a result: what comes after is a UsageException, a second close() nothing
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
    $result = pair_rows($client, 150);
    $result->fetch();
    $result->close();
    $result->close();
    foreach (['fetch', 'fetchAll', 'fetchColumn', 'single', 'getSummary'] as $method) {
        expect_exception(fn () => $result->$method());
    }
    expect_exception(function () use ($result) { foreach ($result as $row) { echo "a row\n"; } });
    echo json_encode($result->getColumns()), "\n";
    /* At the end, with its summary known. */
    $result = number_rows($client, 1);
    $summary = $result->getSummary();
    $result->close();
    var_dump($result->getSummary() === $summary, $summary->rows);
    /* Amid a foreach. */
    expect_exception(function () use ($client) {
        $result = pair_rows($client, 150);
        foreach ($result as $i => $row) {
            echo "$i\n";
            $i === 1 && $result->close();
        }
    });
    echo number_rows($client, 1)->single()['n'], "\n";
}
--EXPECT--
Neo4j\Exception\UsageException: The result is closed
Neo4j\Exception\UsageException: The result is closed
Neo4j\Exception\UsageException: The result is closed
Neo4j\Exception\UsageException: The result is closed
Neo4j\Exception\UsageException: The result is closed
Neo4j\Exception\UsageException: The result is closed
["a","b","ai","bs"]
bool(true)
int(1)
0
1
Neo4j\Exception\UsageException: The result is closed
1
Neo4j\Exception\UsageException: The result is closed
Neo4j\Exception\UsageException: The result is closed
Neo4j\Exception\UsageException: The result is closed
Neo4j\Exception\UsageException: The result is closed
Neo4j\Exception\UsageException: The result is closed
Neo4j\Exception\UsageException: The result is closed
["a","b","ai","bs"]
bool(true)
int(1)
0
1
Neo4j\Exception\UsageException: The result is closed
1
