<?php
/* Answers of the Query API to the requests of a transaction, for scripted(). */

require_once __DIR__ . '/../include/neo4j.php';

const TX = '/db/neo4j/query/v2/tx';
const GONE = '{"errors":[{"code":"Neo.ClientError.Request.Invalid","message":"Transaction with Id: \"90a7\" was not found. It may have timed out and therefore rolled back or the routing header \'neo4j-cluster-affinity\' was not provided."}]}';

function begun(array $headers = [], string $id = '90a7'): array
{
    return ['for' => 'POST ' . TX, 'status' => 202, 'body' => '{' . tx_member($id) . '}', 'headers' => tx_headers($headers)];
}

/* Rows of one column "v", as an answer within the transaction; of its begin if `$begins`. */
function ran(array $values = [1], bool $begins = false, string $id = '90a7', array $headers = []): array
{
    $rows = array_map(fn ($value) => [$value], $values);
    return ['for' => 'POST ' . TX . ($begins ? '' : "/$id"), 'body' => typed_body(['v'], $rows, ',' . tx_member($id)), 'headers' => tx_headers($headers)];
}

function committed(string $bookmark = 'FB:kcwQ1', string $id = '90a7'): array
{
    return ['for' => 'POST ' . TX . "/$id/commit", 'status' => 202, 'body' => '{"bookmarks":["' . $bookmark . '"]}', 'headers' => tx_headers()];
}

function rolled_back(string $id = '90a7'): array
{
    return ['for' => 'DELETE ' . TX . "/$id", 'status' => 200, 'body' => '', 'headers' => ['Content-Type' => null]];
}

/* An error of the server's as answer to some request. */
function tx_error(string $for, string $code, int $status = 400): array
{
    return ['for' => $for, 'status' => $status, 'headers' => tx_headers(), 'body' => '{"errors":[{"code":"' . $code . '","message":"for some reason"}]}'];
}

function tx_member(string $id): string
{
    return '"transaction":{"id":"' . $id . '","expires":"2026-11-30T20:28:29Z"}';
}

function tx_headers(array $more = []): array
{
    return $more + ['Content-Type' => 'application/vnd.neo4j.query'];
}

/* What was asked beside discovery and the home database. */
function tx_requests(ScriptedServer $server): array
{
    return array_values(array_filter($server->requests(), fn ($request) => $request['by'] !== 'personality'));
}

/* These requests by what they are for. */
function tx_trace(ScriptedServer $server): string
{
    return implode(', ', array_map(function ($request) {
        $path = str_replace('/db/neo4j/query/v2', '', $request['path']);
        return match (true) {
            $request['method'] === 'DELETE' => 'rollback',
            $path === '' => 'auto',
            str_ends_with($path, '/commit') => 'commit',
            str_contains($request['body'], '"statement"') => $path === '/tx' ? 'begin+run' : 'run',
            default => $path === '/tx' ? 'begin' : 'keep alive',
        };
    }, tx_requests($server)));
}

/* Class, message, server code and retryability of what is thrown. */
function tx_exception(callable $run): void
{
    $e = exception_of($run);
    if (!$e) {
        echo "no exception\n";
        return;
    }
    $more = $e instanceof Neo4j\Exception\Neo4jException
        ? ' [' . ($e->getServerCode() ?? '-') . ', ' . ($e->isRetryable() ? 'retryable' : 'final') . ']' : '';
    echo short_name($e), ': ', masked($e->getMessage()), $more, "\n";
}
