<?php
/* Tests of waiting hold for every transport: NEO4J_TEST_TRANSPORT=Stream runs them over that one. */

require_once __DIR__ . '/../include/neo4j.php';

function with_transport(array $options = []): array
{
    $name = getenv('NEO4J_TEST_TRANSPORT');
    return $name ? $options + ['transport' => new ("Neo4j\\Transport\\$name")()] : $options;
}
