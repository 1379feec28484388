--TEST--
An exception thrown in the loop body leaves a held result where it was
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/child.php';

foreach (real_clients() as $version => $client) {
    $label = own_label();
    $client->run(...many_writes($version, $label, 500));
    $result = $client->run("MATCH (n:$label) RETURN n.i AS i ORDER BY n.i");
    expect_exception(function () use ($result) {
        foreach ($result as $row) {
            if ($row['i'] === 100) {
                throw new DomainException('in the loop');
            }
        }
    });
    try {
        for (;;) {
            $row = $result->fetch();
            if ($row['i'] === 200) {
                throw new LengthException();
            }
        }
    } catch (LengthException) {
        echo "$version: $row[i] ", $result->fetch()['i'], ' ', count($result->fetchAll()), "\n";
    }
    delete_nodes($version, $label);
}
--EXPECT--
DomainException: in the loop
2.0: 200 201 299
DomainException: in the loop
5.26: 200 201 299
