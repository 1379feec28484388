<?php
declare(strict_types=1);

// usage: php compare.php --extension=FILE --peers=FOLDER --runs=N --requests=N --instructions=yes|no NAME=URL …
//
// Every round asks each contender once in each place, in an order drawn anew, connections kept and
// not kept in turn. Instructions are what twice as many requests cost more than these.

require __DIR__ . '/contenders.php';
require __DIR__ . '/../report.php';

/** What raphf itself gains in each place (Debian 12, pecl_http 4.2.3): the ratio to reach. */
const GAIN_OF_RAPHF = ['plain' => 2.16, 'TLS' => 7.40, 'plain, 10 ms' => 1.92, 'TLS, 10 ms' => 3.65];
const MOST_INSTRUCTIONS = 80000;
const HOWS = ['keeps', 'closes'];
/** Where instructions are counted: there everybody waits once for each answer, as for a real server's. */
const COUNTED = ['plain' => 'plain, 10 ms', 'TLS' => 'TLS, 10 ms'];

final class Worker
{
    /** @var array<string, list<float>> seconds by place */
    public array $seconds = [];
    private mixed $process;
    private array $pipes = [];

    public function __construct(public readonly array $command)
    {
        $this->process = proc_open($command, [['pipe', 'r'], ['pipe', 'w'], STDERR], $this->pipes);
    }

    public function run(string $place, string $url, int $count, bool $counts): void
    {
        fwrite($this->pipes[0], "$url $count\n");
        $answer = fgets($this->pipes[1]) ?: throw new \RuntimeException(implode(' ', $this->command) . ' does not answer');
        if ($counts) {
            $this->seconds[$place][] = (float) $answer;
        }
    }
}

/** PHP without its php.ini, so that it loads what the contender needs and nothing else. */
function command(string $name, string $how, array $options): array
{
    $extensions = match ($name) {
        'ours', 'ours-each' => [$options['extension']],
        'pecl' => ['iconv', "$options[peers]/raphf.so", "$options[peers]/http.so"],
        default => ['curl'],
    };
    $settings = [...array_map(fn ($one) => "extension=$one", $extensions), CONTENDERS[$name][1][$how === 'keeps' ? 0 : 1]];
    $command = [PHP_BINARY, '-n'];
    foreach (array_filter($settings) as $setting) {
        array_push($command, '-d', $setting);
    }

    return [...$command, __DIR__ . '/worker.php', $name, $how];
}

/** @return array<string, array<string, Worker>> */
function measure_time(array $places, array $options): array
{
    $workers = $turns = [];
    foreach (array_keys(CONTENDERS) as $name) {
        foreach (HOWS as $how) {
            $workers[$name][$how] = new Worker(command($name, $how, $options));
            foreach ($places as $place => $url) {
                $turns[] = [$workers[$name][$how], $place, $url];
            }
        }
    }
    for ($round = -2; $round < $options['runs']; ++$round) {
        shuffle($turns);
        foreach ($turns as [$worker, $place, $url]) {
            $worker->run($place, $url, (int) $options['requests'], $round >= 0);
        }
    }

    return $workers;
}

function instructions(array $command): int
{
    $valgrind = ['valgrind', '--tool=callgrind', '--callgrind-out-file=/dev/null', '--'];
    $process = proc_open([...$valgrind, ...$command], [2 => ['pipe', 'w']], $pipes);
    $said = stream_get_contents($pipes[2]);
    proc_close($process);

    return preg_match('/Collected : (\d+)/', $said, $found) ? (int) $found[1] : throw new \RuntimeException($said);
}

function per_request(string $name, string $how, string $url, array $options): float
{
    $count = (int) $options['requests'];
    [$some, $more] = array_map(
        fn ($requests) => instructions([...command($name, $how, $options), $url, (string) $requests]),
        [$count, 2 * $count],
    );

    return ($more - $some) / $count;
}

function in_milliseconds(array $seconds): string
{
    return sprintf('%.*f', median($seconds) < 0.1 ? 2 : 0, median($seconds) * 1e3);
}

function gain(array $workers, string $place): float
{
    return median($workers['closes']->seconds[$place]) / median($workers['keeps']->seconds[$place]);
}

function time_row(string $name, array $workers, array $places): array
{
    return [CONTENDERS[$name][0], ...array_map(fn ($place) => sprintf(
        '%s → %s = %.2f',
        in_milliseconds($workers['closes']->seconds[$place]),
        in_milliseconds($workers['keeps']->seconds[$place]),
        gain($workers, $place),
    ), $places)];
}

function thousands(float $count): string
{
    return number_format($count / 1000, $count < 1e6 ? 1 : 0);
}

function instruction_row(string $name, array $counts): array
{
    $cells = [CONTENDERS[$name][0]];
    foreach ($counts as ['keeps' => $keeps, 'closes' => $closes]) {
        array_push($cells, thousands($keeps), thousands($closes), sprintf('%.2f', $closes / $keeps));
    }

    return $cells;
}

function report_gains(array $workers): void
{
    foreach (GAIN_OF_RAPHF as $place => $published) {
        printf("%s (raphf in this run: %.2f)\n", goal("not kept ÷ kept, $place", gain($workers['ours'], $place), $published, '≥'), gain($workers['pecl'], $place));
    }
}

$options = getopt('', ['extension:', 'peers:', 'runs:', 'requests:', 'instructions:'], $at);
foreach (array_slice($argv, $at) as $argument) {
    [$place, $url] = explode('=', $argument, 2);
    $places[$place] = $url;
}
mt_srand(2015);
$workers = measure_time($places, $options);
printf("\n%d sequential requests, ms, connections not kept → kept = ratio; medians of %d runs, PHP %s\n\n", $options['requests'], $options['runs'], PHP_VERSION);
echo table(array_map(fn ($name) => time_row($name, $workers[$name], array_keys($places)), array_keys(CONTENDERS)), ['', ...array_keys($places)]), "\n";
report_gains($workers);
if ($options['instructions'] === 'no') {
    exit;
}
$counts = [];
foreach (array_keys(CONTENDERS) as $name) {
    foreach (COUNTED as $place => $delayed) {
        foreach (HOWS as $how) {
            fprintf(STDERR, "    instructions: %s, %s, %s\n", $name, $place, $how);
            $counts[$name][$place][$how] = per_request($name, $how, $places[$delayed], $options);
        }
    }
}
printf("\nInstructions per request in thousands, from %d to %d of them (callgrind, user mode)\n\n", $options['requests'], 2 * $options['requests']);
echo table(
    array_map(fn ($name) => instruction_row($name, $counts[$name]), array_keys($counts)),
    ['', 'plain, kept', 'not kept', 'ratio', 'TLS, kept', 'not kept', 'ratio'],
), "\n";
$ours = $counts['ours']['plain']['keeps'] / 1000;
echo goal('thousand instructions per warm request', $ours, MOST_INSTRUCTIONS / 1000, '≤'), "\n";
echo goal('the same, against ext/curl and json_decode()', $ours, $counts['curl-json']['plain']['keeps'] / 1000, '≤'), "\n";
