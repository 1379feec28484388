<?php
declare(strict_types=1);

// One contender in a process of its own, so that its memory is its own and the start of PHP is not
// measured: php worker.php NAME URL. Says "ready", then answers each line "run" with a line of JSON.

require __DIR__ . '/contenders.php';

function peak_resident_bytes(): int
{
    preg_match('/^VmHWM:\s+(\d+) kB$/m', file_get_contents('/proc/self/status'), $found);

    return (int) $found[1] * 1024;
}

/** Of this process and of the children it has waited for, in user and system mode. */
function cpu_seconds(): float
{
    $seconds = 0.0;
    foreach ([0, 1] as $whose) {
        $usage = getrusage($whose);
        foreach (['ru_utime', 'ru_stime'] as $mode) {
            $seconds += $usage["$mode.tv_sec"] + $usage["$mode.tv_usec"] / 1e6;
        }
    }

    return $seconds;
}

function measure(\Closure $run): array
{
    $cpu = cpu_seconds();
    $began = hrtime(true);
    $seen = $run();
    $seconds = (hrtime(true) - $began) / 1e9;
    $cpu = cpu_seconds() - $cpu;

    return [
        'seconds' => $seen->seconds ?? $seconds,
        'first' => $seen->firstSeconds ?? ($seen->firstAt - $began) / 1e9,
        'cpu' => $cpu,
        'rows' => $seen->rows,
        'sum' => $seen->sum,
        'bytes' => $seen->bytes,
    ];
}

[, $name, $url] = $argv;
$run = contender($name, $url);
cpu_seconds();
$resident = peak_resident_bytes();
memory_reset_peak_usage();
$used = memory_get_peak_usage();

echo "ready\n";
while (fgets(STDIN) === "run\n") {
    $measured = measure($run);
    // Growth since the start, over all runs: what leaks shows too.
    $measured['memory'] = memory_get_peak_usage() - $used;
    $measured['resident'] = peak_resident_bytes() - $resident;
    echo json_encode($measured, JSON_THROW_ON_ERROR), "\n";
}
