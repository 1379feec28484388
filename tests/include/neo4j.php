<?php
/* Helpers for all tests. */

require_once __DIR__ . '/ScriptedServer.php';
require_once __DIR__ . '/bodies.php';

/* In --SKIPIF--: skips where one of these servers is not there. */
function neo4j_skip(string ...$versions): void
{
    foreach ($versions as $version) {
        if (!getenv(neo4j_variable($version))) {
            die('skip ' . neo4j_variable($version) . ' is not set');
        }
    }
}

/* A real server's URL: neo4j_url('5.26') is $NEO4J_URL_5_26. */
function neo4j_url(string $version): string
{
    return getenv(neo4j_variable($version)) ?: die(neo4j_variable($version) . " is not set\n");
}

function neo4j_variable(string $version): string
{
    return 'NEO4J_URL_' . strtr($version, '.', '_');
}

/* A server that follows a script (see ../server/server.php); it ends with the test. */
function scripted(array $answers, string $personality = '5.26'): ScriptedServer
{
    return new ScriptedServer($answers, $personality);
}

/* What `run` threw, printed as class and message; printed too if nothing was thrown. */
function expect_exception(callable $run): void
{
    $e = exception_of($run);
    echo $e ? get_class($e) . ': ' . masked($e->getMessage()) : 'no exception', "\n";
}

function exception_of(callable $run): ?Throwable
{
    try {
        $run();
    } catch (Throwable $e) {
        return $e;
    }
    return null;
}

/* "ProtocolException", whatever its namespace; "end" if there was none. */
function short_name(?Throwable $e): string
{
    return $e ? preg_replace('/.*\\\\/', '', get_class($e)) : 'end';
}

/* Ports and times differ from run to run. */
function masked(string $text): string
{
    $text = preg_replace('/(127\.0\.0\.1|localhost|\[::1\])([: ](?:port )?)\d+/', '$1$2PORT', $text);
    return preg_replace('/\d+(\.\d+)?(?= ?(ms|milliseconds|s|seconds)\b)/', 'N', $text);
}

/* Rows until the end or until an exception, whose short name comes last ("end": none). */
function outcome(callable $run): array
{
    $rows = [];
    $e = exception_of(function () use ($run, &$rows) {
        foreach ($run() as $row) {
            $rows[] = $row;
        }
    });
    return [$rows, short_name($e)];
}

/* Outcomes of one statement per answer, asked of one server that gives these in turn. */
function outcomes(array $answers, string $personality, array $options = []): array
{
    $server = scripted($answers, $personality);
    $client = new Neo4j\Client($server->url, $options);
    $outcomes = array_map(fn () => outcome(fn () => $client->run('MATCH (n) RETURN n')), $answers);
    $server->stop();
    return $outcomes;
}

/* Prints only what is not as it should be, so that a loop over many cases prints little. */
function check(mixed $is, mixed $should_be, string $case): void
{
    if ($is !== $should_be) {
        echo $case, ":\n  is        ", written($is), "\n  should be ", written($should_be), "\n";
    }
}

/* The same check for many cases by their keys. */
function check_all(array $are, mixed $should_be): void
{
    foreach ($are as $case => $is) {
        check($is, $should_be, "case $case");
    }
    echo count($are), " cases\n";
}

function written(mixed $value): string
{
    return preg_replace('/\s+/', ' ', var_export($value, true));
}
