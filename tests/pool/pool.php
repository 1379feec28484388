<?php
/* Helpers of the tests of the pool. */

require_once __DIR__ . '/../include/neo4j.php';

/* Answers any number of statements, all alike: one row, v = 1. */
function patient_server(): ScriptedServer
{
    return scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
}

/* Options that make a client ask a server nothing but its statements. */
const PLAIN = ['protocol' => 'query', 'database' => 'neo4j'];

function ask(Neo4j\Client $client, string $text = 'RETURN 1 AS v'): mixed
{
    return $client->run($text)->fetchColumn();
}

/* "used/free created+reused" of each key, by ident or else by user. */
function numbers(): array
{
    $numbers = [];
    foreach (Neo4j\persistent_handles() as $key) {
        $numbers[$key['ident'] ?? $key['user'] ?? ''] = "$key[used]/$key[free] $key[created]+$key[reused]";
    }
    ksort($numbers);
    return $numbers;
}

function show_numbers(string $when): void
{
    echo $when, ': ', json_encode(numbers()), "\n";
}
