<?php
/* What the tests of both folders share: own labels on a shared server, and what a server does. */

require_once __DIR__ . '/../include/neo4j.php';

/* Both dialects' servers: version => client. */
function real_clients(array $options = []): array
{
    $options += ['drain_timeout' => 60]; // of a busy machine
    return [
        '2.0' => new Neo4j\Client(neo4j_url('2.0'), $options),
        '5.26' => new Neo4j\Client(neo4j_url('5.26'), $options),
    ];
}

/* A connection of its own, so that it disturbs none that the test counts. */
function second_client(string $version): Neo4j\Client
{
    return new Neo4j\Client(neo4j_url($version), ['persistent' => false]);
}

/* A label that no other test has. */
function own_label(): string
{
    return 'T' . bin2hex(random_bytes(6));
}

/* As a second client sees it: what is not committed does not count. */
function nodes_of(string $version, string $label): int
{
    return second_client($version)->run("MATCH (n:`$label`) RETURN count(n) AS c")->single()['c'];
}

function delete_nodes(string $version, string ...$labels): void
{
    foreach ($labels as $label) {
        second_client($version)->run("MATCH (n:`$label`) DELETE n");
    }
}

/* A statement that creates so many nodes and returns a row for each, and its parameters. */
function many_writes(string $version, string $label, int $count): array
{
    return $version === '5.26'
        ? ["UNWIND range(1, $count) AS i CREATE (n:$label {i: i}) RETURN n", []]
        : ["CREATE (n:$label {rows}) RETURN n", ['rows' => array_map(fn ($i) => ['i' => $i], range(1, $count))]];
}

/* A read that goes on for hours; `prepare_long_read` makes the nodes that 2.0 needs for it. */
function long_read(string $version, string $label): string
{
    return $version === '5.26'
        ? "UNWIND range(1, 10000000000) AS i RETURN i, '$label' AS label"
        : "MATCH (a:$label), (b:$label), (c:$label), (d:$label), (e:$label) RETURN a.i AS i, '$label' AS label";
}

function prepare_long_read(string $version, string $label): void
{
    if ($version !== '5.26') {
        [$text, $parameters] = many_writes($version, $label, 100);
        second_client($version)->run($text, $parameters);
    }
}

/* Runs `$drop` with a function that begins the long read; prints whether the server stops. */
function check_stops(string $version, callable $drop): void
{
    $label = own_label();
    prepare_long_read($version, $label);
    $client = new Neo4j\Client(neo4j_url($version), ['persistent' => false]);
    $watch = $version === '5.26' ? new TransactionWatch($label) : new ProcessorWatch($version);
    $drop(function () use ($client, $version, $label, $watch) {
        $result = $client->run(long_read($version, $label));
        $watch->started();
        return $result;
    });
    echo $version, ': ', $watch->stopped() ? 'stopped' : 'RUNS ON', "\n";
    $version === '5.26' || delete_nodes($version, $label);
}

function poll(callable $until, float $seconds): bool
{
    for ($end = microtime(true) + $seconds; !$until(); usleep(20000)) {
        if (microtime(true) > $end) {
            return false;
        }
    }
    return true;
}

/* 5.26 tells which statements it runs: the one that has a marker in its text. */
final class TransactionWatch
{
    private Neo4j\Client $client;

    public function __construct(private string $marker)
    {
        $this->client = second_client('5.26');
    }

    public function running(): bool
    {
        $text = 'SHOW TRANSACTIONS YIELD currentQuery WHERE currentQuery CONTAINS $a + $b RETURN count(*) AS c';
        $marker = ['a' => substr($this->marker, 0, 3), 'b' => substr($this->marker, 3)];
        return $this->client->run($text, $marker)->single()['c'] > 0;
    }

    public function started(): void
    {
        $this->running() || print("it does not run\n");
    }

    public function stopped(): bool
    {
        return poll(fn () => !$this->running(), 2);
    }
}

/* 2.0 cannot be asked: the thread that worked most for us must come to rest. */
final class ProcessorWatch
{
    private const TICKS_AT_REST = 6; /* of 30 in 0.3 s */
    private int $pid;
    private array $before;
    private string $hot;

    public function __construct(string $version)
    {
        $this->pid = listener_of(parse_url(neo4j_url($version), PHP_URL_PORT));
        $this->before = $this->ticks();
    }

    private function ticks(): array
    {
        $ticks = [];
        foreach (glob("/proc/$this->pid/task/*") as $task) {
            $fields = explode(' ', preg_replace('/^.*\) /', '', @file_get_contents("$task/stat") ?: ''));
            $ticks[basename($task)] = (int) ($fields[11] ?? 0) + (int) ($fields[12] ?? 0);
        }
        return $ticks;
    }

    public function started(): void
    {
        $worked = [];
        foreach ($this->ticks() as $task => $ticks) {
            $worked[$task] = $ticks - ($this->before[$task] ?? 0);
        }
        $this->hot = (string) array_search(max($worked), $worked);
    }

    public function stopped(): bool
    {
        for ($end = microtime(true) + 10; microtime(true) < $end;) {
            $before = $this->ticks()[$this->hot] ?? 0;
            usleep(300000);
            if (($this->ticks()[$this->hot] ?? $before) - $before < self::TICKS_AT_REST) {
                return true;
            }
        }
        return false;
    }
}

/* The process that listens on a port of this machine. */
function listener_of(int $port): int
{
    foreach (['tcp', 'tcp6'] as $table) {
        if (preg_match(sprintf('/^ *\d+: [0-9A-F]+:%04X [0-9A-F]+:0000 0A \S+ \S+ \S+ +\d+ +\d+ (\d+) /m', $port), file_get_contents("/proc/net/$table"), $match)) {
            return process_with_socket($match[1]);
        }
    }
    die("nobody listens on port $port\n");
}

function process_with_socket(string $inode): int
{
    foreach (glob('/proc/[0-9]*/fd/*') as $file) {
        if (@readlink($file) === "socket:[$inode]") {
            return (int) explode('/', $file)[2];
        }
    }
    die("no process has the socket $inode\n");
}

/* How many connections this process has open to a port. */
function connections_to(string $url): int
{
    $port = sprintf('%04X', parse_url($url, PHP_URL_PORT));
    preg_match_all("/^ *\d+: [0-9A-F]+:[0-9A-F]+ [0-9A-F]+:$port 01 \S+ \S+ \S+ +\d+ +\d+ (\d+) /m", file_get_contents('/proc/net/tcp'), $match);
    $own = array_map(fn ($file) => @readlink($file), glob('/proc/self/fd/*'));
    return count(array_filter($match[1], fn ($inode) => in_array("socket:[$inode]", $own, true)));
}
