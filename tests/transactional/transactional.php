<?php
/* What the tests of the transactional format share. */

require_once __DIR__ . '/../include/neo4j.php';

/* version => client, which is forced to speak it. */
function transactional_clients(array $options = []): array
{
    $clients = [];
    foreach (neo4j_dialects($options) as $name => $client) {
        [$version, $protocol] = explode(' ', $name);
        if ($protocol === 'transactional') {
            $clients[$version] = $client;
        }
    }
    return $clients;
}

function transactional_skip(): void
{
    if (!transactional_clients()) {
        die('skip no server that has the transactional endpoint (NEO4J_URL_2_0 … NEO4J_URL_2026_08)');
    }
}

/* One datum as 3.0 and later send it; all parts are JSON. */
function datum(string $row, string $meta, string $graph = '{"nodes":[],"relationships":[]}'): string
{
    return '{"row":' . $row . ',"meta":' . $meta . ',"graph":' . $graph . '}';
}

function transactional_body(array $columns, array $data, string $errors = '[]', string $more = ''): string
{
    return '{"results":[{"columns":' . json_encode($columns) . ',"data":[' . implode(',', $data) . ']}],"errors":' . $errors . $more . '}';
}

/* As outcomes() of ../include/neo4j.php, of a server that is told to speak so. Rows are lists. */
function transactional_outcomes(array $bodies, array $options = []): array
{
    return outcomes($bodies, '4.4', $options + ['protocol' => 'transactional', 'database' => 'neo4j', 'fetch_mode' => 'num']);
}

/* The values of one row from its parts, or what was thrown, by its short name. */
function transactional_rows(array $data, int $columns = 1): array
{
    $names = array_map(fn ($i) => "c$i", range(1, $columns));
    $outcomes = transactional_outcomes(array_map(fn ($datum) => transactional_body($names, [$datum]), $data));
    return array_map(fn ($outcome) => $outcome[1] === 'end' ? $outcome[0][0] : $outcome[1], $outcomes);
}

const NODE_7 = '{"nodes":[{"id":"7","elementId":"4:x:7","labels":["L"],"properties":{"a":1,"b":[1,2]}}],"relationships":[]}';
const META_7 = '{"id":7,"elementId":"4:x:7","type":"node","deleted":false}';
