--TEST--
Two results at once, row by row, of one server and of both
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

function numbers(Neo4j\Client $client, string $label): Neo4j\ResultSet
{
    return $client->run("MATCH (n:$label) RETURN n.i AS i ORDER BY n.i");
}

function interleaved(Neo4j\ResultSet $a, Neo4j\ResultSet $b): int
{
    for ($rows = 0; ; $rows++) {
        [$x, $y] = [$a->fetch(), $b->fetch()];
        if ($x === null || $y === null) {
            check([$x, $y], [null, null], 'both end');
            return $rows;
        }
        check([$x['i'], $y['i']], [$rows + 1, $rows + 1], 'row');
    }
}

$label = own_label();
$clients = real_clients();
foreach ($clients as $version => $client) {
    $client->run(...many_writes($version, $label, 6000));
    echo $version, ': ', interleaved(numbers($client, $label), numbers($client, $label)), "\n";
}
echo interleaved(numbers($clients['2.0'], $label), numbers($clients['5.26'], $label)), "\n";

/* Inside one another. */
$pairs = 0;
foreach (numbers($clients['2.0'], $label) as $outer) {
    if ($outer['i'] % 1500 === 0) {
        foreach (numbers($clients['5.26'], $label) as $inner) {
            if ($inner['i'] % 2000 === 0) {
                foreach (numbers($clients['2.0'], $label) as $innermost) {
                    $pairs++;
                }
            }
        }
    }
}
echo $pairs, "\n";
foreach ($clients as $version => $client) {
    delete_nodes($version, $label);
}
--EXPECT--
2.0: 6000
5.26: 6000
6000
72000
