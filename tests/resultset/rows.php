<?php
/* Results of many rows, the same from both dialects. */

require_once __DIR__ . '/../value/scratch.php';

/* Rows {n: 1, s: "1"} to {n: $count, …}, of at most 60. */
function number_rows(Neo4j\Client $client, int $count, array $options = []): Neo4j\ResultSet
{
    if ($client->getServerInfo()->protocol !== Neo4j\Protocol::Legacy) {
        return $client->run('UNWIND range(1, $count) AS n RETURN n, toString(n) AS s', ['count' => $count], $options);
    }
    $label = numbered_label($client, 60);
    return $client->run("MATCH (x:$label) WHERE x.i <= {count} RETURN x.i AS n, str(x.i) AS s ORDER BY x.i", ['count' => $count], $options);
}

/* $side * $side rows with two nodes each. */
function pair_rows(Neo4j\Client $client, int $side, array $options = []): Neo4j\ResultSet
{
    $label = numbered_label($client, $side);
    return $client->run("MATCH (a:$label), (b:$label) RETURN a, b, a.i AS ai, b.s AS bs", [], $options);
}

/* A label of $count nodes with i from 1 on. */
function numbered_label(Neo4j\Client $client, int $count): string
{
    static $labels = null;

    $labels ??= new WeakMap();
    if (!isset($labels[$client][$count])) {
        $label = scratch_label($client);
        $legacy = $client->getServerInfo()->protocol === Neo4j\Protocol::Legacy;
        $client->run($legacy
            ? "FOREACH (x IN range(1, {count}) | CREATE (n:$label {i: x, s: 'text of some length'}))"
            : "UNWIND range(1, \$count) AS x CREATE (n:$label {i: x, s: 'text of some length'})", ['count' => $count]);
        $labels[$client] = [$count => $label] + ($labels[$client] ?? []);
    }
    return $labels[$client][$count];
}
