--TEST--
Fibers suspended in the middle of iterating, one and two, of the same client
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
    $client->run(...many_writes($version, $label, 3000));
    $iterate = function (string $name) use ($client, $label) {
        foreach ($client->run("MATCH (n:$label) RETURN n.i AS i ORDER BY n.i") as $row) {
            Fiber::suspend([$name, $row['i']]);
        }
        return $name;
    };
    [$a, $b] = [new Fiber($iterate), new Fiber($iterate)];
    [$x, $y] = [$a->start('a'), $b->start('b')];
    for ($i = 1; $i <= 3000; $i++) {
        check([$x, $y], [['a', $i], ['b', $i]], 'row');
        $x = $a->resume();
        $y = $b->resume();
    }
    echo $version, ': ', $a->getReturn(), $b->getReturn(), "\n";

    /* The same result in turn. */
    $result = $client->run("MATCH (n:$label) RETURN n.i AS i ORDER BY n.i");
    $take = function () use ($result) {
        while ($row = $result->fetch()) {
            Fiber::suspend($row['i']);
        }
    };
    [$a, $b] = [new Fiber($take), new Fiber($take)];
    echo $a->start(), $b->start(), $a->resume(), $b->resume(), ' ', $result->fetch()['i'], "\n";
    delete_nodes($version, $label);
}
--EXPECT--
2.0: ab
1234 5
5.26: ab
1234 5
