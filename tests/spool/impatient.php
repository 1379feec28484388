<?php
/* Servers as they are with slow readers: one that cannot write for some seconds gives up. */

require_once __DIR__ . '/../time/transport.php';

/*
 * php impatient.php PATIENCE ROWS WIDTH [LEFT_OUT]: every answer has so many rows of two columns, n and
 * a text of that width, over protocol legacy; with LEFT_OUT it is cut before its end. Prints the port, and
 * for each answer a line: "done ROWS" when its last byte went to the kernel, "gave up ROWS", or
 * "left ROWS" if it was the client who did not want more.
 */
if (realpath($_SERVER['SCRIPT_FILENAME']) === __FILE__) {
    (new Impatient((float) $argv[1], (int) $argv[2], (int) $argv[3], (bool) ($argv[4] ?? false)))->serve();
}

final class Impatient
{
    private array $answers = [];

    public function __construct(private float $patience, private int $rows, private int $width, private bool $leftOut)
    {
    }

    public function serve(): never
    {
        $listener = stream_socket_server('tcp://127.0.0.1:0');
        echo parse_url('tcp://' . stream_socket_get_name($listener, false), PHP_URL_PORT), "\n";
        for (;;) {
            $readable = [STDIN, $listener];
            $writable = array_column($this->answers, 'stream');
            $none = null;
            stream_select($readable, $writable, $none, 0, 20000);
            if (in_array(STDIN, $readable, true)) {
                exit;
            }
            if (in_array($listener, $readable, true)) {
                $this->accept($listener);
            }
            foreach (array_keys($this->answers) as $key) {
                $this->proceed($key);
            }
        }
    }

    private function accept($listener): void
    {
        $stream = stream_socket_accept($listener);
        for ($length = 0; ($line = trim(fgets($stream))) !== '';) {
            $length = sscanf(strtolower($line), 'content-length: %d')[0] ?? $length;
        }
        fread($stream, $length);
        stream_set_blocking($stream, false);
        stream_set_write_buffer($stream, 0);
        $head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
        $this->answers[] = ['stream' => $stream, 'text' => $head . self::chunk('{"columns":["n","text"],"data":['), 'row' => 0, 'at' => microtime(true)];
    }

    private static function chunk(string $text): string
    {
        return dechex(strlen($text)) . "\r\n$text\r\n";
    }

    private function proceed(int $key): void
    {
        $answer = &$this->answers[$key];
        if (strlen($answer['text']) < 65536 && $answer['row'] < $this->rows) {
            $answer['text'] .= self::chunk($this->nextRows($answer['row']));
        }
        $written = @fwrite($answer['stream'], $answer['text']);
        if ($written) {
            $answer['text'] = substr($answer['text'], $written);
            $answer['at'] = microtime(true);
        }
        match (true) {
            $written === false => $this->end($key, 'left'),
            $answer['text'] === '' && $answer['row'] >= $this->rows => $this->end($key, 'done'),
            microtime(true) - $answer['at'] > $this->patience => $this->end($key, 'gave up'),
            default => null,
        };
    }

    /* A hundred at a time. */
    private function nextRows(int &$row): string
    {
        $text = '';
        for ($until = min($row + 100, $this->rows); $row < $until; $row++) {
            $text .= ($row ? ',' : '') . "[$row,\"" . str_repeat(chr(97 + $row % 26), $this->width) . '"]';
        }
        return $row < $this->rows || $this->leftOut ? $text : "$text]}";
    }

    private function end(int $key, string $how): void
    {
        echo $how, ' ', $this->answers[$key]['row'], "\n";
        if ($how === 'done' && !$this->leftOut) {
            fwrite($this->answers[$key]['stream'], "0\r\n\r\n");
        }
        fclose($this->answers[$key]['stream']);
        unset($this->answers[$key]);
    }
}

/* That server as a test sees it; it ends with the test. */
final class ImpatientServer
{
    public readonly string $url;
    private $process;
    private array $pipes = [];
    private string $said = '';

    public function __construct(float $patience, int $rows, int $width, bool $leftOut = false)
    {
        $command = [PHP_BINARY, '-n', __DIR__ . '/impatient.php', (string) $patience, (string) $rows, (string) $width, $leftOut ? '1' : ''];
        $this->process = proc_open($command, [['pipe', 'r'], ['pipe', 'w']], $this->pipes);
        $this->url = 'http://127.0.0.1:' . trim(fgets($this->pipes[1]));
        stream_set_blocking($this->pipes[1], false);
        register_shutdown_function(fn () => $this->stop());
    }

    /* Over legacy nothing is asked but the statement. */
    public function client(array $options = []): Neo4j\Client
    {
        return new Neo4j\Client($this->url, with_transport($options + ['protocol' => 'legacy']));
    }

    /* What it has said of its answers so far: a line for each. */
    public function said(): string
    {
        return $this->said .= stream_get_contents($this->pipes[1]);
    }

    /* Takes a row each second, until it has said so, which takes a few of them. */
    public function takeSlowly(Iterator $rows, int $width, string $until): int
    {
        for ($n = 0; !str_contains($this->said(), $until) && $n < 15; $n++) {
            $n === 0 || usleep(1050000);
            is_row($rows->current(), $n, $width);
            $rows->next();
        }
        return $n;
    }

    /* Waits, some seconds at most, until it has said so much of this kind. */
    public function waitSaid(string $what, int $times = 1): bool
    {
        for ($end = microtime(true) + 10; substr_count($this->said(), $what) < $times && microtime(true) < $end; usleep(10000));
        return substr_count($this->said, $what) >= $times;
    }

    public function stop(): void
    {
        if ($this->pipes) {
            array_map(fclose(...), $this->pipes);
            proc_close($this->process);
            $this->pipes = [];
        }
    }
}

/* Rows as that server makes them, in their order: how many; what is wrong ends the test. */
function count_rows(iterable $rows, int $width, int $first = 0): int
{
    foreach ($rows as $row) {
        is_row($row, $first++, $width);
    }
    return $first;
}

function is_row(?array $row, int $n, int $width): void
{
    if ($row !== ['n' => $n, 'text' => str_repeat(chr(97 + $n % 26), $width)]) {
        die("row $n is " . substr(var_export($row, true), 0, 100) . "\n");
    }
}

/* Descriptors of files without a name that the spool has: number => what /proc calls it. */
function spool_files(string $folder): array
{
    $files = [];
    foreach (scandir('/proc/self/fd') as $number) {
        $name = @readlink("/proc/self/fd/$number");
        if ($name && str_starts_with($name, "$folder/neo4j-")) {
            $files[$number] = preg_replace('/-\w{6}\b/', '-XXXXXX', $name);
        }
    }
    return $files;
}

/* Mode and size of a file that this process has open. stat() of a thread-safe PHP looks for the name
 * that /proc gives it, which is gone. */
function stat_of_open_file(int $number): array
{
    [$mode, $size] = explode(' ', shell_exec('stat -L -c "%a %s" /proc/' . getmypid() . "/fd/$number"));
    return ['mode' => $mode, 'size' => (int) $size];
}

/* Of all of them in the folder. */
function spooled_bytes(string $folder): int
{
    return array_sum(array_map(fn ($number) => stat_of_open_file($number)['size'], array_keys(spool_files($folder))));
}

/* In kB; null where there is no /proc. */
function peak_memory(): ?int
{
    return preg_match('/VmHWM:\s+(\d+)/', (string) @file_get_contents('/proc/self/status'), $match) ? (int) $match[1] : null;
}
