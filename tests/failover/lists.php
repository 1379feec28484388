<?php
/* Lists of servers for these tests. */

require_once __DIR__ . '/../include/neo4j.php';

/* Nobody listens there. */
function dead_url(): string
{
    $listener = stream_socket_server('tcp://127.0.0.1:0');
    return 'http://' . stream_socket_get_name($listener, false);
}

/* A server's answer when it is asked for its routing table: [[role, host…]…]. */
function table(array $entries, int $ttl = 300): array
{
    $servers = array_map(fn ($entry) => [
        'addresses' => array_map(fn ($host) => "$host:7687", array_slice($entry, 1)),
        'role' => $entry[0],
    ], $entries);
    return raw_table([$ttl, $servers]);
}

function raw_table(mixed $row): array
{
    return [
        'for' => 'POST /db/system/query/v2',
        'contains' => 'getRoutingTable',
        'times' => -1,
        'headers' => ['Content-Type' => 'application/json'],
        'body' => json_encode(['data' => ['fields' => ['ttl', 'servers'], 'values' => [$row]], 'bookmarks' => []]),
    ];
}

/* What 5.26 says that stands alone, recorded. */
function alone(): array
{
    return table([['WRITE', 'localhost'], ['READ', 'localhost'], ['ROUTE', 'localhost']]);
}

/* A server that names itself in each row, so often as it is asked. */
function named(string $name, array ...$first): ScriptedServer
{
    return scripted([alone(), ...$first, ['body' => typed_body(['name'], [[$name]]), 'times' => -1]]);
}

/* Reads the statement and closes without an answer. */
function lost(): array
{
    return ['raw' => '', 'end' => 'FIN'];
}

/* The same server by its other name, which counts as another host. */
function localhost(ScriptedServer $server): string
{
    return "http://localhost:$server->port";
}

function who(Neo4j\Client $client, array $options = []): string
{
    return $client->run('RETURN name', [], $options)->fetchColumn(0);
}
