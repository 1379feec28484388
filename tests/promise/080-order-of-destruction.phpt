--TEST--
Results outlive their client, their query and each other
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
    $client->run(...many_writes($version, $label, 3000));
    $read = "MATCH (n:$label) RETURN n.i AS i ORDER BY n.i";

    /* The client goes first, then the query. */
    $own = new Neo4j\Client(neo4j_url($version), ['persistent' => false]);
    $query = new Neo4j\Query($own, $read);
    [$a, $b, $c] = [$own->run($read), $query->getResultSet(), $own->run($read)];
    $a->fetch();
    unset($own);
    echo $version, ': ', $a->fetch()['i'];
    unset($query);
    unset($c);
    echo ' ', count($b->fetchAll()), ' ', count($a->fetchAll());
    unset($b);
    echo ' ', $a->getSummary()->rows;
    unset($a);

    /* A closed client keeps its results. */
    $own = new Neo4j\Client(neo4j_url($version));
    $result = $own->run($read);
    $own->close();
    echo ' ', count($result->fetchAll());
    expect_exception(fn () => $own->run('RETURN 1'));

    /* The iterator is the last. */
    $iterator = (new Neo4j\Client(neo4j_url($version), ['persistent' => false]))->run($read)->getIterator();
    echo iterator_count($iterator), "\n";
    delete_nodes($version, $label);
}
--EXPECTF--
2.0: 2 3000 2998 3000 3000Neo4j\Exception\UsageException: %s
3000
5.26: 2 3000 2998 3000 3000Neo4j\Exception\UsageException: %s
3000
