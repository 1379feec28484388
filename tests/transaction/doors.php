<?php
/* The same behaviour at every door that has transactions: what the tests on real servers share. */

require_once __DIR__ . '/../promise/real.php';

const DOORS = [
    '2.0' => ['transactional'],
    '2.3' => ['transactional'],
    '3.5' => ['transactional'],
    '4.4' => ['transactional', 'jolt'],
    '5.26' => ['transactional', 'jolt', 'query'],
    '2025.10' => ['transactional', 'jolt', 'query'],
    '2026.08' => ['transactional', 'jolt', 'query'],
];

/* Those of the servers that are there: "5.26 jolt" => a client. */
function doors(array $options = [], string ...$versions): iterable
{
    foreach (DOORS as $version => $protocols) {
        if (!getenv(neo4j_variable($version)) || ($versions && !in_array((string) $version, $versions, true))) {
            continue;
        }
        foreach ($protocols as $protocol) {
            yield "$version $protocol" => new Neo4j\Client(neo4j_url($version), ['protocol' => $protocol] + $options + ['drain_timeout' => 60]);
        }
    }
}

/* Doors that keep types and read any Cypher of today. */
function new_doors(array $options = []): iterable
{
    return doors($options, '4.4', '5.26', '2025.10', '2026.08');
}

/* $use(client, a label of its own, door, a client that sees what is committed); its nodes are deleted. */
function at_each_door(callable $use, ?iterable $doors = null): void
{
    foreach ($doors ?? doors() as $door => $client) {
        $label = own_label();
        $outside = new Neo4j\Client(neo4j_url(strtok($door, ' ')), ['persistent' => false, 'protocol' => strtok(' ')]);
        $use($client, $label, $door, $outside);
        $outside->run("MATCH (n:$label) DELETE n");
    }
}

/* How many nodes are committed. */
function seen(Neo4j\Client $outside, string $label): int
{
    return $outside->run("MATCH (n:$label) RETURN count(n) AS c")->single()['c'];
}
