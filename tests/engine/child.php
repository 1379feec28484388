<?php
/* A script in a process of its own, for what ends a process. */

require_once __DIR__ . '/../promise/real.php';

/* Runs the code (without <?php), after a shell has run what comes before it; returns what it printed,
 * and its exit code or "signal N". */
function child(string $code, array $ini = [], string $before = ''): array
{
    $file = tempnam(sys_get_temp_dir(), 'neo4j-child-');
    file_put_contents($file, '<?php require ' . var_export(__DIR__ . '/child.php', true) . ";\n$code");
    $command = [PHP_BINARY, '-n', '-d', 'extension=' . module_file(), '-d', 'display_errors=1', '-d', 'html_errors=0'];
    foreach ($ini as $name => $value) {
        array_push($command, '-d', "$name=$value");
    }
    $shell = $before ? ['sh', '-c', "$before; exec \"\$@\"", 'sh'] : [];
    $process = proc_open([...$shell, ...$command, $file], [1 => ['pipe', 'w'], 2 => ['redirect', 1]], $pipes);
    $output = stream_get_contents($pipes[1]);
    do {
        usleep(1000);
        $status = proc_get_status($process);
    } while ($status['running']);
    unlink($file);
    return [$output, $status['signaled'] ? "signal $status[termsig]" : $status['exitcode']];
}

/* The module that this process has loaded. */
function module_file(): string
{
    preg_match('~\S+/neo4j\.so$~m', file_get_contents('/proc/self/maps'), $match);
    return $match[0];
}

/* A signal to this process after so many seconds, since PHP has no timer of less than one. */
function signal_after(float $seconds, int $signal = SIGUSR1): void
{
    $parent = getmypid();
    if (pcntl_fork() === 0) {
        usleep((int) ($seconds * 1e6));
        posix_kill($parent, $signal);
        posix_kill(getmypid(), SIGKILL);
    }
}

/* Bodies of the legacy format, whose rows are numbers from 1. */

function slow_rows(float $pause, int $count = 3): array
{
    $body = ['{"columns":["v"],"data":[[1]'];
    for ($i = 2; $i <= $count; $i++) {
        array_push($body, ['pause' => $pause], ",[$i]");
    }
    return ['body' => [...$body, ']}'], 'framing' => 'chunked'];
}

function endless_rows(): array
{
    return ['body' => ['{"columns":["v"],"data":[[1]', ['repeat' => ',[1]', 'times' => 1 << 30]], 'framing' => 'chunked'];
}

function stalled_rows(): array
{
    return ['body' => ['{"columns":["v"],"data":[[1],[2]', ['stall' => true]], 'framing' => 'chunked'];
}

function numbered_rows(int $count): array
{
    return ['body' => legacy_body(['v'], array_map(fn ($i) => [$i], range(1, $count))), 'framing' => 'chunked'];
}
