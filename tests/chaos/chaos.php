<?php
/* Random faults, again and again, of one scripted server per kind of Neo4j. Every trial is made of the seed and its
 * number alone, so one that complains can be had again by itself; it prints how.
 *
 *     NEO4J_FAULT_SEED   which faults (the suite has always the same)
 *     NEO4J_FAULT_COUNT  how many (2000)
 *     NEO4J_FAULT_ONLY   just this one of them
 */

declare(strict_types=1);

require_once __DIR__ . '/../include/leaks.php';
require_once __DIR__ . '/Trial.php';

final class Chaos
{
    private const SEED = 20261201;
    private const COUNT = 2000;
    private const WARM = 150;

    /** @var array<string, ScriptedServer> */
    private array $servers = [];
    private ScriptedServer $elsewhere;
    private int $descriptors = 0;

    /* @param array|Closure(): array $options for every client, as ['transport' => …]; they go before the trial's own */
    public function __construct(private array|Closure $options = [])
    {
        $this->elsewhere = scripted([]);
        foreach (['1.8', '2.0.0-M06', '3.5', '4.4', '5.26'] as $personality) {
            $this->servers[$personality] = scripted([], $personality);
        }
    }

    public static function seed(): int
    {
        return (int) (getenv('NEO4J_FAULT_SEED') ?: self::SEED);
    }

    public static function count(): int
    {
        return (int) (getenv('NEO4J_FAULT_COUNT') ?: self::COUNT);
    }

    public function run(): void
    {
        $seed = self::seed();
        $only = getenv('NEO4J_FAULT_ONLY');
        $numbers = $only !== false ? [(int) $only] : range(0, self::count() - 1);
        echo "seed $seed", "\n";
        $this->descriptors = descriptors();
        $before = [];
        foreach ($numbers as $i => $number) {
            if ($i === self::WARM) {
                $before = footprint();
            }
            $this->one($seed, $number);
        }
        $before && $this->compare($before, footprint(), count($numbers) - self::WARM);
        echo count($numbers), " faults\n";
        check($this->elsewhere->connections(), 0, 'connections to where a redirect pointed');
    }

    private function one(int $seed, int $number): void
    {
        $trial = new Trial($seed, $number, $this->elsewhere->url);
        $server = $this->servers[$trial->personality];
        $began = microtime(true);
        $trial->run($server, is_array($this->options) ? $this->options : ($this->options)());
        gc_collect_cycles();
        if (getenv('NEO4J_FAULT_VERBOSE')) {
            printf("%.3f s %s\n", microtime(true) - $began, $trial->name());
        }
        $complaints = [...$trial->complaints, ...$this->left($server)];
        if ($complaints) {
            echo $trial->name(), "\n  ", implode("\n  ", $complaints), "\n  again: NEO4J_FAULT_SEED=$seed NEO4J_FAULT_ONLY=$number\n";
        }
    }

    /* Descriptors here, connections there. */
    private function left(ScriptedServer $server): array
    {
        $left = [];
        $descriptors = descriptors();
        if ($descriptors !== $this->descriptors) {
            $left[] = "$descriptors descriptors instead of $this->descriptors";
            $this->descriptors = $descriptors;
        }
        if (!$server->wait(fn () => $server->open() === 0, 3)) {
            $left[] = 'connections are still open at the server';
        }
        if (function_exists('Neo4j\persistent_handles') && array_sum(links_held()) > 0) {
            $left[] = 'links are left: ' . json_encode(Neo4j\persistent_handles());
        }
        if ($files = array_filter(scandir(sys_get_temp_dir()), fn ($name) => !str_starts_with($name, '.') && !str_starts_with($name, 'neo4j-scripted-'))) {
            $left[] = 'temporary files: ' . implode(' ', $files);
        }
        return $left;
    }

    private function compare(array $before, array $after, int $count): void
    {
        foreach ($after as $what => $amount) {
            $grown = $amount - $before[$what];
            if (getenv('NEO4J_FAULT_VERBOSE')) {
                echo "$what: grown by $grown\n";
            }
            if ($grown > ['PHP memory' => 4096, 'resident kB' => 6000][$what]) {
                echo "$what: grown by $grown in $count trials\n";
            }
        }
    }
}

function descriptors(): int
{
    return count(scandir('/proc/self/fd'));
}

function footprint(): array
{
    preg_match('/VmRSS:\s+(\d+)/', file_get_contents('/proc/self/status'), $match);
    return ['PHP memory' => memory_get_usage(), 'resident kB' => (int) $match[1]];
}
