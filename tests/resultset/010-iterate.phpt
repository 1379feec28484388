--TEST--
foreach gives the rows with keys from 0 on, once; after break or fetch() it goes on from there
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
    foreach (number_rows($client, 3) as $key => $row) {
        echo $key, json_encode($row), ' ';
    }
    echo "\n";
    /* Twice. */
    $result = number_rows($client, 3);
    foreach ($result as $row);
    expect_exception(function () use ($result) { foreach ($result as $row) { echo "again\n"; } });
    /* After fetch(). */
    $result = number_rows($client, 4);
    echo $result->fetch()['n'], ':';
    foreach ($result as $key => $row) {
        echo " $key=>$row[n]";
    }
    echo "\n";
    /* After break. */
    $result = number_rows($client, 4);
    foreach ($result as $row) {
        break;
    }
    echo $result->fetch()['n'], ' ', json_encode(array_column($result->fetchAll(), 'n')), "\n";
    /* A second foreach after break. */
    $result = number_rows($client, 4);
    foreach ($result as $row) {
        break;
    }
    expect_exception(function () use ($result) { foreach ($result as $row) { echo "again\n"; } });
    echo $result->fetch()['n'], "\n";
    /* fetch() within. */
    $result = number_rows($client, 5);
    foreach ($result as $key => $row) {
        echo "$key=>$row[n] ", json_encode($result->fetch()['n'] ?? null), ' ';
    }
    echo "\n";
    /* After the end, and without rows. */
    $result = number_rows($client, 1);
    $result->fetchAll();
    foreach ($result as $row) {
        echo "a row\n";
    }
    foreach (number_rows($client, 0) as $row) {
        echo "a row\n";
    }
    /* The row is the script's own. */
    $kept = [];
    foreach (number_rows($client, 3) as $row) {
        $row['n'] *= 10;
        $kept[] = $row;
    }
    echo json_encode($kept), "\n";
}
--EXPECT--
0{"n":1,"s":"1"} 1{"n":2,"s":"2"} 2{"n":3,"s":"3"} 
Neo4j\Exception\UsageException: A result can be iterated once: its rows are gone when they have been read (fetchAll() gives an array)
1: 0=>2 1=>3 2=>4
2 [3,4]
Neo4j\Exception\UsageException: A result can be iterated once: its rows are gone when they have been read (fetchAll() gives an array)
2
0=>1 2 1=>3 4 2=>5 null 
[{"n":10,"s":"1"},{"n":20,"s":"2"},{"n":30,"s":"3"}]
0{"n":1,"s":"1"} 1{"n":2,"s":"2"} 2{"n":3,"s":"3"} 
Neo4j\Exception\UsageException: A result can be iterated once: its rows are gone when they have been read (fetchAll() gives an array)
1: 0=>2 1=>3 2=>4
2 [3,4]
Neo4j\Exception\UsageException: A result can be iterated once: its rows are gone when they have been read (fetchAll() gives an array)
2
0=>1 2 1=>3 4 2=>5 null 
[{"n":10,"s":"1"},{"n":20,"s":"2"},{"n":30,"s":"3"}]
