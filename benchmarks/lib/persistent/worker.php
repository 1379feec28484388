<?php
declare(strict_types=1);

// One contender in a process of its own:
//
//     php worker.php NAME keeps|closes                  answers each line "URL COUNT" with seconds
//     php worker.php NAME keeps|closes URL COUNT        makes the requests, for valgrind to count

require __DIR__ . '/contenders.php';

function seconds(\Closure $run, int $count): float
{
    $began = hrtime(true);
    $run($count);

    return (hrtime(true) - $began) / 1e9;
}

[, $name, $how] = $argv;
if (isset($argv[4])) {
    contender($name, $argv[3], $how === 'keeps')((int) $argv[4]);
    exit;
}
for ($runs = []; $line = fgets(STDIN);) {
    [$url, $count] = explode(' ', trim($line));
    $runs[$url] ??= contender($name, $url, $how === 'keeps');
    $runs[$url](1); // what is kept is there from now on
    echo seconds($runs[$url], (int) $count), "\n";
}
