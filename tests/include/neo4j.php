<?php
/* Helpers for all tests. */

require_once __DIR__ . '/ScriptedServer.php';
require_once __DIR__ . '/bodies.php';

/*
 * In --SKIPIF--: skips where one of these servers is not there; without arguments, where none is.
 * bin/test reads this line too: what needs a server that cannot run on this machine is left out.
 */
function neo4j_skip(string ...$versions): void
{
    foreach ($versions as $version) {
        if (!getenv(neo4j_variable($version))) {
            die('skip ' . neo4j_variable($version) . ' is not set');
        }
    }
    if (!neo4j_servers()) {
        die('skip no NEO4J_URL_… is set');
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

/* The protocols each real server offers, the oldest server first. */
const NEO4J_PROTOCOLS = [
    '1.8' => ['legacy'],
    '2.0' => ['legacy', 'transactional'],
    '2.3' => ['legacy', 'transactional'],
    '3.5' => ['legacy', 'transactional'],
    '4.4' => ['transactional', 'jolt'],
    '5.26' => ['transactional', 'jolt', 'query'],
    '2025.10' => ['transactional', 'jolt', 'query'],
    '2026.08' => ['transactional', 'jolt', 'query'],
];

function neo4j_protocols(string $version): array
{
    return NEO4J_PROTOCOLS[$version];
}

/* URLs of the servers that are there, by version, the oldest first. */
function neo4j_servers(): array
{
    $urls = [];
    foreach (array_keys(NEO4J_PROTOCOLS) as $version) {
        $urls[$version] = getenv(neo4j_variable($version));
    }
    return array_filter($urls);
}

/* A client for each protocol of each server that is there, by "version protocol", as in "3.5 legacy". */
function neo4j_dialects(array $options = []): iterable
{
    foreach (neo4j_servers() as $version => $url) {
        foreach (neo4j_protocols($version) as $protocol) {
            yield "$version $protocol" => new Neo4j\Client($url, ['protocol' => $protocol] + $options);
        }
    }
}

/*
 * Statements that all versions take. Tests share the servers and run at the same time: each names
 * its nodes after itself, with $name = unique_name(), and asks for these only.
 */

/* Good for a label, a relationship type, a property, an index. */
function unique_name(string $prefix = 'T'): string
{
    return $prefix . bin2hex(random_bytes(8));
}

/* {x}, or $x, which 3.1 brought and 4.0 left alone. */
function neo4j_parameter(string $version, string $name): string
{
    return version_compare($version, '3.1', '<') ? '{' . $name . '}' : '$' . $name;
}

/* One row of expressions: 1.8 has no RETURN without START. Its node 0 is there from the start. */
function neo4j_return(string $version, string $expressions): string
{
    return ($version === '1.8' ? 'START reference=node(0) ' : '') . "RETURN $expressions";
}

/* A node of that name to CREATE: (n:Name {p: 1}), or before there were labels (n {Name: true, p: 1}). */
function neo4j_node(string $version, string $variable, string $name, string $properties = ''): string
{
    $all = array_filter([$version === '1.8' ? "$name: true" : '', $properties], 'strlen');
    $label = $version === '1.8' ? '' : ":$name";
    return "($variable$label {" . implode(', ', $all) . '})';
}

/* The clause that finds nodes of that name. */
function neo4j_match(string $version, string $variable, string $name): string
{
    return $version === '1.8' ? "START $variable=node(*) WHERE has($variable.$name)" : "MATCH ($variable:$name)";
}

/* Deletes the nodes of that name with their relationships. */
function neo4j_delete(string $version, string $name): string
{
    return match (true) {
        $version === '1.8' => "START n=node(*) MATCH n-[r?]-() WHERE has(n.$name) DELETE n, r",
        $version === '2.0' => "START n=node(*) MATCH n-[r?]-() WHERE n:$name DELETE n, r",
        default => "MATCH (n:$name) DETACH DELETE n",
    };
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
