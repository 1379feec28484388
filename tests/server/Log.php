<?php
/* One JSON object per line, each written at once, so that a test can read along. */

declare(strict_types=1);

final class Log
{
    private $file;

    public function __construct(string $name)
    {
        $this->file = fopen($name, 'a');
    }

    public function clear(): void
    {
        ftruncate($this->file, 0);
    }

    public function write(string $event, array $details): void
    {
        $line = json_encode(
            ['event' => $event, 'time' => hrtime(true) / 1e9] + $details,
            JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE,
        );
        fwrite($this->file, $line . "\n");
    }
}
