<?php
declare(strict_types=1);

// usage: php compare.php --where=live|replay --url=URL --runs=N --warmup=N --contenders=NAME,… --extension=FILE
//
// Every round runs each contender once, in an order drawn anew for each round (the same in every
// run of this script): so nobody always comes after the one that leaves the server most to clean up.

require __DIR__ . '/contenders.php';
require __DIR__ . '/Contender.php';
require __DIR__ . '/report.php';

/** @return array<string, Contender> */
function start_contenders(string $names, string $url, string $extension): array
{
    $contenders = [];
    foreach (explode(',', $names) as $name) {
        $contenders[$name] = new Contender($name, $url, $extension);
    }

    return $contenders;
}

function rounds(array $contenders, int $count, string $name, callable $each): void
{
    $told = time();
    for ($round = 1; $round <= $count; ++$round) {
        shuffle($contenders);
        array_map($each, $contenders);
        if (time() >= $told + 5) {
            $told = time();
            fprintf(STDERR, "    %s %d of %d\n", $name, $round, $count);
        }
    }
}

['where' => $where, 'url' => $url, 'runs' => $runs, 'warmup' => $warmup, 'contenders' => $names, 'extension' => $extension]
    = getopt('', ['where:', 'url:', 'runs:', 'warmup:', 'contenders:', 'extension:']);

mt_srand(2013);
$contenders = start_contenders($names, $url, $extension);
rounds($contenders, (int) $warmup, 'warm-up', fn (Contender $one) => $one->warmUp());
rounds($contenders, (int) $runs, 'round', fn (Contender $one) => $one->run());

printf("\n`%s`, %s rows, %d runs each, PHP %s, libcurl %s\n\n", QUERY, number_format(NODES), $runs, PHP_VERSION, curl_version()['version']);
echo table(array_map(fn (Contender $one) => report_row($one, $contenders['curl']), array_values($contenders)));
if (isset($contenders['ours'], $contenders['rows'])) {
    echo "\n", implode("\n", goals($where, $contenders)), "\n";
}
