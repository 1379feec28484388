<?php
declare(strict_types=1);

/** A contender's process as the comparison sees it, and all that it has measured. */
final class Contender
{
    /** @var array<string, list<float|int>> what was measured, a value for each round */
    public array $measured = [];

    /** @var resource */
    private $process;

    /** @var list<resource> */
    private array $pipes = [];

    public function __construct(public readonly string $name, string $url, string $extension)
    {
        $command = [PHP_BINARY, '-d', 'memory_limit=-1', '-d', 'display_errors=stderr'];
        if ($this->isOurs()) {
            array_push($command, '-d', "extension=$extension");
        }
        array_push($command, __DIR__ . '/worker.php', $name, $url);
        $this->process = proc_open($command, [['pipe', 'r'], ['pipe', 'w'], STDERR], $this->pipes);
        if ($this->answer() !== 'ready') {
            throw new \RuntimeException("$name does not start");
        }
    }

    public function __destruct()
    {
        array_map(fclose(...), $this->pipes);
        proc_close($this->process);
    }

    public function warmUp(): void
    {
        $this->exchange();
    }

    public function run(): void
    {
        foreach ($this->exchange() as $what => $value) {
            $this->measured[$what][] = $value;
        }
    }

    public function label(): string
    {
        return CONTENDERS[$this->name];
    }

    public function isOurs(): bool
    {
        return str_starts_with($this->name, 'ours');
    }

    private function exchange(): array
    {
        fwrite($this->pipes[0], "run\n");
        $measured = json_decode($this->answer(), true, flags: JSON_THROW_ON_ERROR);
        $this->check($measured);

        return $measured;
    }

    private function answer(): string
    {
        $line = fgets($this->pipes[1]);
        if ($line === false) {
            throw new \RuntimeException("$this->name ended before its time");
        }

        return rtrim($line, "\n");
    }

    /** Nobody wins by reading less. */
    private function check(array $measured): void
    {
        ['rows' => $rows, 'sum' => $sum, 'bytes' => $bytes] = $measured;
        $complete = in_array($this->name, ['curl', 'count'], true)
            ? $bytes > NODES * 1000 && $bytes === ($this->measured['bytes'][0] ?? $bytes)
            : $rows === NODES && $sum === CHECKSUM;
        if (!$complete) {
            throw new \RuntimeException("$this->name read $rows rows, sum $sum, $bytes bytes");
        }
    }
}
