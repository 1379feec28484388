<?php
declare(strict_types=1);

// A network with a round trip of so many milliseconds, in front of a server on this machine:
//
//     php delay.php PORT MILLISECONDS
//
// Prints its own port and ends with its standard input. Each direction is held for half of the
// round trip. That a connection is made costs one round trip more, which the first bytes pay,
// since the kernel accepts without asking anyone.

final class Direction
{
    /** @var list<array{float, string}> when, and what; an empty string is the end */
    private array $held = [];
    public bool $ended = false;

    public function __construct(public readonly mixed $from, public readonly mixed $to, private readonly float $delay, private float $once)
    {
    }

    public function take(): void
    {
        $bytes = (string) fread($this->from, 65536);
        $this->ended = $bytes === '';
        $this->held[] = [microtime(true) + $this->delay + $this->once, $bytes];
        $this->once = 0.0;
    }

    public function due(): float
    {
        return $this->held[0][0] ?? INF;
    }

    /** false: the other side is gone, or was told of the end. */
    public function give(): bool
    {
        while ($this->due() <= microtime(true)) {
            [, $bytes] = array_shift($this->held);
            if ($bytes === '' || @fwrite($this->to, $bytes) !== strlen($bytes)) {
                return false;
            }
        }

        return true;
    }
}

/** @return list<Direction> both ways of one connection */
function connect(mixed $client, string $server, float $delay): array
{
    $stream = stream_socket_client($server, context: context());
    stream_set_read_buffer($stream, 0);
    stream_set_read_buffer($client, 0);

    return [new Direction($client, $stream, $delay, 2 * $delay), new Direction($stream, $client, $delay, 0.0)];
}

function context(): mixed
{
    return stream_context_create(['socket' => ['tcp_nodelay' => true]]);
}

/** @param list<array{Direction, Direction}> $connections */
function wait(mixed $listener, array $connections): array
{
    $directions = array_merge(...$connections);
    $readable = [STDIN, $listener, ...array_map(fn ($one) => $one->from, array_filter($directions, fn ($one) => !$one->ended))];
    $none = [];
    $due = min([INF, ...array_map(fn ($one) => $one->due(), $directions)]);
    $left = max(0, (int) ceil(($due === INF ? 1 : $due - microtime(true)) * 1e6));
    stream_select($readable, $none, $none, intdiv($left, 1000000), $left % 1000000);

    return $readable;
}

function serve(mixed $listener, string $server, float $delay): void
{
    for ($connections = [];;) {
        $readable = wait($listener, $connections);
        if (in_array(STDIN, $readable, true)) {
            return;
        }
        foreach ($connections as $at => $directions) {
            foreach ($directions as $direction) {
                if (in_array($direction->from, $readable, true)) {
                    $direction->take();
                }
                if (!$direction->give()) {
                    unset($connections[$at]);
                }
            }
        }
        if (in_array($listener, $readable, true) && ($client = @stream_socket_accept($listener, 0))) {
            $connections[] = connect($client, $server, $delay);
        }
    }
}

[, $port, $milliseconds] = $argv;
$listener = stream_socket_server('tcp://127.0.0.1:0', context: context());
echo substr(strrchr(stream_socket_get_name($listener, false), ':'), 1), "\n";
serve($listener, "tcp://127.0.0.1:$port", $milliseconds / 2000);
