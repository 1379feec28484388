<?php
/* Helpers of the tests of forked processes. */

require_once __DIR__ . '/../pool/pool.php';
require_once __DIR__ . '/../pool/TlsProxy.php';

/* Runs in a child, which then ends by exit(); its pid. */
function fork(callable $run): int
{
    $pid = pcntl_fork();
    if ($pid === 0) {
        try {
            $run();
        } catch (Throwable $e) {
            echo 'child: ', $e, "\n";
        }
        exit(0);
    }
    return $pid;
}

/* Waits for children; the signals and codes they ended by. */
function await(int ...$pids): array
{
    return array_map(function ($pid) {
        pcntl_waitpid($pid, $status);
        return pcntl_wifsignaled($status) ? 'signal ' . pcntl_wtermsig($status) : pcntl_wexitstatus($status);
    }, $pids);
}

/* How a child may leave what it inherited. Each takes the client and an open result, or null. */
function ways_to_end(): array
{
    return [
        'exit' => fn () => exit(0),
        'unset' => function (&$client, &$result) {
            $client = $result = null;
            gc_collect_cycles();
        },
        'close' => function ($client, $result) {
            exception_of(fn () => $result?->close());
            exception_of(fn () => $client->close());
        },
        'clean' => fn () => Neo4j\clean_persistent_handles(),
        'look' => fn () => check(array_sum(array_column(Neo4j\persistent_handles(), 'free')), 0, 'free'),
        'kill' => fn () => posix_kill(getmypid(), SIGKILL),
        'exec' => fn () => pcntl_exec(PHP_BINARY, ['-n', '-r', 'usleep(1000);']),
        'query' => fn ($client) => ask($client, 'RETURN "child"'),
        'grandchild' => fn ($client) => await(fork(fn () => ask($client, 'RETURN "child"'))),
        'fatal' => function () {
            ini_set('display_errors', '0');
            trigger_error('fatal', E_USER_ERROR);
        },
    ];
}
