--TEST--
break drops nothing while a variable holds the result: fetch() goes on with the next row
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
    $client->run(...many_writes($version, $label, 100));
    $result = $client->run("MATCH (n:$label) RETURN n.i AS i ORDER BY n.i");
    foreach ($result as $row) {
        if ($row['i'] === 3) {
            break;
        }
    }
    echo $version, ': ', $row['i'], ' ', $result->fetch()['i'], ' ', $result->fetchColumn(), ' ', count($result->fetchAll()), "\n";
    expect_exception(function () use ($result) {
        foreach ($result as $row);
    });
    delete_nodes($version, $label);
}

/* A long one runs on meanwhile. */
$label = own_label();
$watch = new TransactionWatch($label);
$result = (new Neo4j\Client(neo4j_url('5.26'), ['persistent' => false]))->run(long_read('5.26', $label));
foreach ($result as $row) {
    break;
}
usleep(300000);
var_dump($watch->running(), $row['i'], $result->fetch()['i']);
unset($result);
var_dump($watch->stopped());
--EXPECT--
2.0: 3 4 5 95
Neo4j\Exception\UsageException: A result can be iterated once: its rows are gone when they have been read (fetchAll() gives an array)
5.26: 3 4 5 95
Neo4j\Exception\UsageException: A result can be iterated once: its rows are gone when they have been read (fetchAll() gives an array)
bool(true)
int(1)
int(2)
bool(true)
