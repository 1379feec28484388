<?php
/* The cases of 004-signals.phpt and 005-max-execution-time.phpt: php signals.php CASE. */

require_once __DIR__ . '/waits.php';

/* Begins a wait that nothing ends, and has another process send the signal half a second later. */
function wait_for_signal(string $where, int $signal): Neo4j\ResultSet
{
    $server = null;
    $url = match ($where) {
        'connect' => 'http://' . black_hole(),
        'TLS handshake' => 'https://' . deaf_address(),
        'request' => 'http://' . deaf_address(),
        default => ($server = scripted([stalling($where)]))->url,
    };
    $client = new Neo4j\Client($url, with_transport(['protocol' => 'query', 'database' => 'neo4j', 'connect_timeout' => 0]));
    $shell = popen('sleep 0.5; kill -' . $signal . ' ' . getmypid(), 'r');
    $rows = $client->run('CREATE (n) RETURN n', ['x' => $where === 'request' ? str_repeat('x', 5 << 20) : 1]);
    iterator_to_array($rows);
    return $rows;
}

/* How it ended, and whether at once. */
function ended(callable $run): string
{
    $began = microtime(true);
    $e = exception_of($run);
    return short_name($e) . ' ' . $e?->getMessage() . (microtime(true) - $began < 3 ? '' : ' late');
}

const STAGES = ['connect', 'TLS handshake', 'request', 'first byte', 'header', 'first row', 'mid-stream'];

$cases = [];
foreach (STAGES as $where) {
    $cases["$where, handler"] = function () use ($where) {
        pcntl_async_signals(true);
        pcntl_signal(SIGUSR1, fn () => throw new DomainException('from the handler'));
        return ended(fn () => wait_for_signal($where, SIGUSR1));
    };
    /* Ctrl-C, as long as nobody catches it. */
    $cases["$where, SIGINT"] = fn () => wait_for_signal($where, SIGINT) && 'not reached';
    /* What the engine's own timer sends. It counts processor time, of which waiting takes none. */
    $cases["$where, max_execution_time"] = function () use ($where) {
        register_shutdown_function(fn () => print("\n" . json_encode('shutdown, ' . preg_replace('/ in .*/', '', error_get_last()['message'])) . "\n"));
        set_time_limit(1000);
        wait_for_signal($where, SIGPROF);
        return 'not reached';
    };
}
run_case($cases);
