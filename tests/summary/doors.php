<?php
/* Every protocol of every server that is there: what a summary says must be the same through all of them. */

require_once __DIR__ . '/../include/neo4j.php';
require_once __DIR__ . '/../value/scratch.php';

use Neo4j\{Client, Protocol};

const SUMMARY_SERVERS = ['2.0', '2.3', '3.5', '4.4', '5.26', '2025.10', '2026.08'];

function summary_versions(): array
{
    return array_values(array_filter(SUMMARY_SERVERS, fn ($version) => getenv(neo4j_variable($version))));
}

/* In --SKIPIF--: one of the servers is enough. */
function summary_skip(): void
{
    if (!summary_versions()) {
        die('skip none of the servers is there (NEO4J_URL_2_0 … NEO4J_URL_2026_08)');
    }
}

/* "5.26 query" => client */
function summary_doors(): iterable
{
    foreach (summary_versions() as $version) {
        foreach ((new Client(neo4j_url($version)))->getServerInfo()->protocols as $protocol) {
            yield "$version $protocol->value" => new Client(neo4j_url($version), ['protocol' => $protocol]);
        }
    }
}

/* The label is deleted in the way that fits the server, not the door. */
function door_label(string $door): string
{
    return scratch_label(new Client(neo4j_url(explode(' ', $door)[0])));
}

/* PROFILE and EXPLAIN came with 2.2. */
function has_plans(string $door): bool
{
    return !str_starts_with($door, '2.0');
}

/* What is not as Summary.stub.php describes an operator; '' if all is well. */
function plan_defect(mixed $node, bool $profile, bool $identifiers): string
{
    $figures = ['dbHits' => 'is_int', 'rows' => 'is_int', 'pageCacheHits' => 'is_int', 'pageCacheMisses' => 'is_int', 'pageCacheHitRatio' => 'is_float', 'time' => 'is_int'];
    $parts = ['operatorType' => 'is_string', 'identifiers' => 'is_array', 'arguments' => 'is_array', 'children' => 'is_array'];
    foreach ($parts as $key => $is) {
        if (!$is($node[$key] ?? null)) {
            return "$key is missing or of another type";
        }
    }
    foreach (array_diff_key($node, $parts) as $key => $value) {
        if (!$profile || !isset($figures[$key]) || !$figures[$key]($value)) {
            return "$key should not be there or is of another type";
        }
    }
    if ($profile && !isset($node['dbHits'], $node['rows'])) {
        return 'nothing was measured';
    }
    if ($node['operatorType'] === '' || $identifiers !== (bool) $node['identifiers'] || array_filter($node['arguments'], is_array(...))) {
        return 'odd contents: ' . json_encode(array_diff_key($node, ['children' => 1]));
    }
    foreach ($node['children'] as $child) {
        if ($defect = plan_defect($child, $profile, $identifiers)) {
            return $defect;
        }
    }
    return '';
}

/* The types of a tree's operators, without "@neo4j". */
function plan_types(array $node): array
{
    return [preg_replace('/@.*/', '', $node['operatorType']), ...array_merge(...array_map(plan_types(...), $node['children']))];
}
