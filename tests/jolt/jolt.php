<?php
/* What the tests of Jolt share: bodies and answers of their own, and the servers that speak it. */

require_once __DIR__ . '/../include/neo4j.php';

const JOLT_TYPE = 'application/vnd.neo4j.jolt-v2+json-seq';

/* In --SKIPIF--: one of the servers is enough. */
function jolt_skip(): void
{
    if (!jolt_clients()) {
        die('skip no server that speaks Jolt (NEO4J_URL_4_4 … NEO4J_URL_2026_08)');
    }
}

/* version => client, which is forced to speak it. */
function jolt_clients(array $options = []): array
{
    $clients = [];
    foreach (neo4j_dialects($options) as $name => $client) {
        [$version, $protocol] = explode(' ', $name);
        if ($protocol === 'jolt') {
            $clients[$version] = $client;
        }
    }
    return $clients;
}

/* Events as json-seq has them; strings are JSON already. */
function jolt_lines(array $events): string
{
    return implode('', array_map(fn ($event) => "\x1e" . (is_string($event) ? $event : body_json($event)) . "\n", $events));
}

/* A whole answer; rows as Jolt has them, in PHP. */
function jolt_events(array $fields, array $rows, array $summary = [], array $info = []): array
{
    return [
        ['header' => ['fields' => $fields]],
        ...array_map(fn ($row) => ['data' => $row], $rows),
        ['summary' => (object) $summary],
        ['info' => (object) $info],
    ];
}

function jolt_body(array $fields, array $rows, array $summary = [], array $info = []): string
{
    return jolt_lines(jolt_events($fields, $rows, $summary, $info));
}

/* One row with one column "v", its value given as JSON. */
function jolt_value_body(string $json): string
{
    return jolt_lines(['{"header":{"fields":["v"]}}', '{"data":[' . $json . ']}', '{"summary":{}}', '{"info":{}}']);
}

function jolt_error(string $code = 'Neo.ClientError.Statement.ArithmeticError', string $message = '/ by zero'): array
{
    return ['error' => ['errors' => [['code' => $code, 'message' => $message]]]];
}

/* The body, or the answer that has one, with Jolt's content type. */
function jolt_answer(string|array $body, string $type = JOLT_TYPE): array
{
    $answer = is_string($body) ? ['body' => $body] : $body;
    return $answer + ['headers' => ['Content-Type' => $type]];
}

/* As outcomes() of ../include/neo4j.php, of a server that is told to speak Jolt. Rows are lists. */
function jolt_outcomes(array $bodies, array $options = []): array
{
    $options += ['protocol' => 'jolt', 'database' => 'neo4j', 'fetch_mode' => 'num'];
    return outcomes(array_map(jolt_answer(...), $bodies), '4.4', $options);
}

/* The value of jolt_value_body(), or what was thrown, by its short name. */
function jolt_values(array $values, array $options = []): array
{
    $outcomes = jolt_outcomes(array_map(jolt_value_body(...), $values), $options);
    return array_map(fn ($outcome) => $outcome[1] === 'end' ? $outcome[0][0][0] : $outcome[1], $outcomes);
}
