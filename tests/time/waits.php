<?php
/* Waits that end by a limit or by a signal, each in a process of its own, all at the same time. */
require_once __DIR__ . '/../engine/child.php';
require_once __DIR__ . '/transport.php';

/* Runs a case of that file, as its child; prints what the case returns as JSON. */
function run_case(array $cases): void
{
    global $argv;
    if (isset($argv[1])) {
        echo "\n", json_encode($cases[$argv[1]]()), "\n";
    }
}

/* Runs all cases of a file at once; what each has returned, or what it printed, by its name. */
function run_cases(string $file, array $names, array $options = []): array
{
    $running = [];
    foreach ($names as $name) {
        $command = [PHP_BINARY, '-n', '-d', 'extension=' . module_file(), ...$options, $file, $name];
        $running[$name] = [proc_open($command, [1 => ['pipe', 'w'], 2 => ['redirect', 1]], $pipes), $pipes[1]];
    }
    return array_map(function (array $child) {
        $output = stream_get_contents($child[1]);
        while (($status = proc_get_status($child[0]))['running']) {
            usleep(1000);
        }
        return json_decode((string) strrchr(rtrim($output), "\n"), true)
            ?? $output . ($status['signaled'] ? "signal $status[termsig]" : "exit code $status[exitcode]");
    }, $running);
}

/* A wait that a limit ends: class and message of the exception, and the seconds that it took. A busy machine may
 * be late by itself, so there are three tries to be on time. */
function limited_wait(float $limit, callable $wait): array
{
    for ($try = 0, $best = INF; $try < 3 && $best > 1.1 * $limit; $try++) {
        [$run, $end] = $wait();
        $began = microtime(true);
        $e = exception_of($run);
        $best = min($best, microtime(true) - $began);
        $end && $end();
    }
    return [short_name($e), masked_port($e?->getMessage() ?? ''), $best, $e instanceof Neo4j\Exception\Neo4jException && $e->isRetryable()];
}

function masked_port(string $text): string
{
    return preg_replace('/127\.0\.0\.1:\d+/', '127.0.0.1:PORT', $text);
}

/* Addresses at which nothing goes on. They live as long as the process. */

/* Connections are taken by the kernel, and nobody reads what comes. */
function deaf_address(): string
{
    global $kept;
    $kept[] = $listener = stream_socket_server('tcp://127.0.0.1:0');
    return stream_socket_get_name($listener, false);
}

/* The queue of connections not yet accepted is full: the kernel answers no further one. */
function black_hole(): string
{
    global $kept;
    $kept[] = $listener = stream_socket_server('tcp://127.0.0.1:0', context: stream_context_create(['socket' => ['backlog' => 1]]));
    $address = stream_socket_get_name($listener, false);
    for ($i = 0; $i < 8; $i++) {
        $kept[] = stream_socket_client("tcp://$address", flags: STREAM_CLIENT_CONNECT | STREAM_CLIENT_ASYNC_CONNECT);
    }
    usleep(50000);
    return $address;
}

/* Answers that stall, of a scripted server. */
function stalling(string $where): array
{
    $body = typed_body(['v'], [[1], [2], [3]]);
    return match ($where) {
        'first byte' => ['raw' => [['stall' => true]]],
        'header' => ['raw' => ["HTTP/1.1 200 OK\r\nContent-Type: application/vnd.neo4j.query\r\n", ['stall' => true]]],
        'first row' => ['body' => $body, 'framing' => 'length', 'stall' => 0],
        'mid-stream' => ['body' => $body, 'framing' => 'length', 'stall' => strpos($body, ',[{') + 3],
        'dribble' => ['body' => $body, 'framing' => 'length', 'dribble' => [1, 200]],
        'discovery' => ['for' => 'GET /', 'raw' => [['stall' => true]], 'times' => -1],
    };
}
