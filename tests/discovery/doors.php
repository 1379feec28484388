<?php
/* A scripted 5.26 whose doors refuse or answer. */

require_once __DIR__ . '/../include/neo4j.php';

const REFUSALS = [
    '406' => ['status' => 406, 'body' => '{"errors":[{"code":"Neo.ClientError.Request.Invalid","message":"Not Acceptable"}]}', 'headers' => ['Content-Type' => 'application/json']],
    '404 HTML' => ['status' => 404, 'body' => '<html>no such page</html>', 'headers' => ['Content-Type' => 'text/html']],
    '404 empty' => ['status' => 404, 'body' => '', 'headers' => ['Content-Type' => null]],
    '404 JSON' => ['status' => 404, 'body' => '{"servlet":"x","message":"Not Found","status":"404"}', 'headers' => ['Content-Type' => 'application/json']],
];

/* The answer of a door to every statement: a refusal, or one row. */
function query_door(?array $refusal = null): array
{
    return ['for' => 'POST /db/neo4j/query/v2', 'times' => -1] + ($refusal ?? ['body' => typed_body(['v'], [['query']])]);
}

function jolt_door(?array $refusal = null): array
{
    $body = '{"header":{"fields":["v"]}}' . "\n" . '{"data":["jolt"]}' . "\n" . '{"summary":{}}' . "\n" . '{"info":{}}' . "\n";
    return ['for' => 'POST /db/neo4j/tx/commit', 'times' => -1]
        + ($refusal ?? ['status' => 200, 'body' => $body, 'headers' => ['Content-Type' => 'application/vnd.neo4j.jolt-v2']]);
}

function paths(ScriptedServer $server): string
{
    return implode(', ', array_map(fn ($request) => preg_replace('~.*(/query/v2|/tx/commit|^/$)~', '$1', $request['path']), $server->requests()));
}
