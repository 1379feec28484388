--TEST--
An exception from the body of a foreach leaves result and client usable
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
    $result = number_rows($client, 5);
    expect_exception(function () use ($result) {
        foreach ($result as $row) {
            throw new DomainException("at $row[n]");
        }
    });
    echo $result->fetch()['n'], ' ', number_rows($client, 1)->single()['n'], "\n";
    expect_exception(function () use ($client) {
        foreach (pair_rows($client, 150) as $i => $row) {
            $i === 5 && throw new DomainException("at row $i");
        }
    });
    echo number_rows($client, 1)->single()['n'], "\n";
}
--EXPECT--
DomainException: at 1
2 1
DomainException: at row 5
1
DomainException: at 1
2 1
DomainException: at row 5
1
