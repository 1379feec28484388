--TEST--
close() inside a foreach over the same result
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

foreach (real_clients() as $version => $client) {
    $label = own_label();
    $client->run(...many_writes($version, $label, 5000));
    $result = $client->run("MATCH (n:$label) RETURN n.i AS i");
    expect_exception(function () use ($result) {
        foreach ($result as $row) {
            $result->close();
            echo 'row ';
        }
    });
    $result->close();
    expect_exception(fn () => $result->getSummary());
    echo $client->run('RETURN 7 AS v')->fetchColumn(), "\n";
    delete_nodes($version, $label);
}
--EXPECT--
row Neo4j\Exception\UsageException: The result is closed
Neo4j\Exception\UsageException: The result is closed
7
row Neo4j\Exception\UsageException: The result is closed
Neo4j\Exception\UsageException: The result is closed
7
