<?php
/* Nodes of a test's own on a server that others use too. */

/* A label nobody else has; what carries it is deleted when the test ends. */
function scratch_label(Neo4j\Client $client): string
{
    $label = 'Phpt' . bin2hex(random_bytes(6));
    $legacy = $client->getServerInfo()->protocol === Neo4j\Protocol::Legacy;
    register_shutdown_function(function () use ($client, $label, $legacy) {
        if ($legacy) {
            $client->run("MATCH (n:$label)-[r]-() DELETE r");
            $client->run("MATCH (n:$label) DELETE n");
        } else {
            $client->run("MATCH (n:$label) DETACH DELETE n");
        }
    });
    return $label;
}

/* For 1.8, which has no labels: nodes and relationships whose property "phpt" is this. */
function scratch_mark(Neo4j\Client $client): string
{
    $mark = bin2hex(random_bytes(6));
    register_shutdown_function(function () use ($client, $mark) {
        $client->run('START r=rel(*) WHERE r.phpt! = {mark} DELETE r', ['mark' => $mark]);
        $client->run('START n=node(*) WHERE n.phpt! = {mark} DELETE n', ['mark' => $mark]);
    });
    return $mark;
}
