--TEST--
Fifty results at once, row by row, and their connections are kept and used again
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

/* The servers have few threads (on two cores 17 of 2.0 and 9 of 5.26 can wait at a time): the answers must fit into the sockets' buffers. */
$count = ['2.0' => 400, '5.26' => 4000];
foreach (real_clients(['persistent' => false]) as $version => $client) {
    $label = own_label();
    $client->run(...many_writes($version, $label, $count[$version]));
    $results = [];
    for ($i = 0; $i < 50; $i++) {
        $results[$i] = $client->run("MATCH (n:$label) RETURN n.i + " . 100000 * $i . ' AS i, n');
    }
    echo $version, ': ', connections_to(neo4j_url($version)), ' connections';
    for ($row = 0; $row < 200; $row++) {
        foreach ($results as $i => $result) {
            check(intdiv($result->fetchColumn('i'), 100000), $i, 'which result');
        }
    }
    foreach ($results as $i => $result) {
        if ($i % 2) {
            $result->close();
        } elseif ($i < 10) {
            check($result->getSummary()->rows, $count[$version], 'summary');
        }
    }
    unset($result);
    $results = array_filter($results, fn ($i) => $i % 10 === 0, ARRAY_FILTER_USE_KEY);
    echo ', ', connections_to(neo4j_url($version)) < 15 ? 'few' : 'many';
    foreach ($results as $i => $result) {
        check(count($result->fetchAll()), $i < 10 ? 0 : $count[$version] - 200, 'rest');
    }
    unset($result, $results);
    echo ', ', $client->run('RETURN 7 AS v')->fetchColumn(), "\n";
    delete_nodes($version, $label);
}
--EXPECT--
2.0: 50 connections, few, 7
5.26: 50 connections, few, 7
