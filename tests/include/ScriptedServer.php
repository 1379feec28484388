<?php
/* The scripted server as a test sees it: where it is, and what it was asked. */

final class ScriptedServer
{
    public readonly string $url;
    public readonly int $port;
    private $process = null;
    private array $pipes = [];
    private string $folder;
    private int $owner;
    /* What clients know of a server outlives it: no other one may stand where it stood. */
    private static array $taken = [];

    public function __construct(array $answers, private string $personality)
    {
        $this->folder = sys_get_temp_dir() . '/neo4j-scripted-' . bin2hex(random_bytes(6));
        mkdir($this->folder);
        $this->write($answers);
        touch("$this->folder/log");
        $this->start();
    }

    /* Other answers from now on, in place of those that are left; what was asked is forgotten.
     * Returns how many connections are open. */
    public function give(array $answers, ?string $personality = null): int
    {
        $this->personality = $personality ?? $this->personality;
        $this->write($answers);
        fwrite($this->pipes[0], "\n");
        return (int) fgets($this->pipes[1]);
    }

    /* How many connections are open, as far as the server knows. Forgets what was asked. */
    public function open(): int
    {
        fwrite($this->pipes[0], "\n");
        return (int) fgets($this->pipes[1]);
    }

    private function write(array $answers): void
    {
        $script = self::encoded(['personality' => $this->personality, 'answers' => $answers]);
        file_put_contents("$this->folder/script", json_encode($script, JSON_THROW_ON_ERROR));
    }

    private function start(): void
    {
        while (isset(self::$taken[$port = $this->launch()])) {
            $this->end();
        }
        self::$taken[$port] = true;
        $this->port = $port;
        $this->url = "http://127.0.0.1:$port";
        $this->owner = getmypid();
        register_shutdown_function($this->stop(...));
    }

    /* Its port, which the system chooses. */
    private function launch(): int
    {
        $server = __DIR__ . '/../server/server.php';
        /* It needs ext-sockets, which the PHP that is tested may lack. */
        $command = [getenv('SCRIPTED_SERVER_PHP') ?: PHP_BINARY, '-d', 'opcache.enable_cli=0', $server, "$this->folder/script", "$this->folder/log"];
        /* What watches the test's own process (ASan, valgrind) is not for the server's. */
        $environment = array_diff_key(getenv(), ['LD_PRELOAD' => 1, 'USE_ZEND_ALLOC' => 1]);
        $this->process = proc_open($command, [['pipe', 'r'], ['pipe', 'w']], $this->pipes, null, $environment);
        $line = (string) fgets($this->pipes[1]);
        (int) $line > 0 || die("the scripted server did not start: $line\n");
        return (int) $line;
    }

    private function end(): void
    {
        array_map(fclose(...), $this->pipes);
        proc_close($this->process);
        $this->process = null;
    }

    /* Every request so far: connection, method, path, headers, body, by, statement. */
    public function requests(): array
    {
        return $this->events('request');
    }

    /* Requests other than discovery and the question for the home database. */
    public function statements(): array
    {
        return array_values(array_filter($this->requests(), fn ($request) => $request['statement']));
    }

    /* Statements that hold this text. */
    public function count(string $text): int
    {
        return count(array_filter($this->requests(), fn ($request) => str_contains($request['body'], $text)));
    }

    /* One line per request: "1 GET /", the number being the connection's. */
    public function trace(): string
    {
        return implode('', array_map(
            fn ($request) => "$request[connection] $request[method] $request[path]\n",
            $this->requests(),
        ));
    }

    /* How many connections were opened. */
    public function connections(): int
    {
        return count($this->events('connection'));
    }

    /* Connections closed so far: who closed it ("client", "server") by its number. */
    public function closed(): array
    {
        return array_column($this->events('close'), 'by', 'connection');
    }

    /* Waits (some seconds at most) until so many connections are closed; who closed them. */
    public function waitClosed(int $count = 1): array
    {
        $this->wait(fn () => count($this->closed()) >= $count);
        return $this->closed();
    }

    /* Bytes that were written, heads included, to a connection that is closed by now. */
    public function written(int $connection): int
    {
        return array_column($this->events('close'), 'written', 'connection')[$connection] ?? -1;
    }

    public function wait(callable $until, float $seconds = 10): bool
    {
        for ($end = microtime(true) + $seconds; !$until(); usleep(5000)) {
            if (microtime(true) > $end) {
                return false;
            }
        }
        return true;
    }

    public function events(string $name): array
    {
        $events = array_map(fn ($line) => json_decode($line, true), file("$this->folder/log"));
        return array_values(array_filter($events, fn ($event) => $event && $event['event'] === $name));
    }

    /* A forked child runs shutdown functions too: the server is not the child's. */
    public function stop(): void
    {
        if ($this->process === null || $this->owner !== getmypid()) {
            return;
        }
        $this->end();
        array_map(unlink(...), ["$this->folder/script", "$this->folder/log"]);
        rmdir($this->folder);
    }

    private static function encoded(mixed $value): mixed
    {
        if (is_array($value)) {
            return array_map(self::encoded(...), $value);
        }
        return is_string($value) && !preg_match('//u', $value) ? ['base64' => base64_encode($value)] : $value;
    }
}
