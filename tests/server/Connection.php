<?php
/* One client's connection: requests in, the steps of their answers out. */

declare(strict_types=1);

final class Request
{
    public function __construct(
        public readonly int $connection,
        public readonly string $method,
        public readonly string $path,
        public readonly array $headers,
        public readonly string $body,
    ) {
    }

    public function is(string $method, string $path): bool
    {
        return $this->method === $method && $this->path === $path;
    }
}

final class Connection
{
    private string $in = '';
    private string $out = '';
    private ?Iterator $steps = null;
    private float $pausedUntil = 0;
    private int $written = 0;
    /* Bytes still to come of a request that was answered before it was whole. */
    private int $skipped = 0;
    private bool $deaf = false;
    private bool $open = true;

    public function __construct(
        public readonly mixed $stream,
        private int $id,
        private Script $script,
        private Log $log,
    ) {
        stream_set_blocking($stream, false);
        stream_set_read_buffer($stream, 0);
        $log->write('connection', ['connection' => $id]);
    }

    public function isOpen(): bool
    {
        return $this->open;
    }

    public function wantsToRead(): bool
    {
        return !$this->deaf;
    }

    public function listen(): void
    {
        $this->deaf = false;
    }

    public function wantsToWrite(): bool
    {
        return $this->out !== '';
    }

    public function pauseLeft(): float
    {
        return $this->steps && $this->out === '' ? max(0, $this->pausedUntil - microtime(true)) : INF;
    }

    public function proceed(bool $readable): void
    {
        if ($readable) {
            $this->read();
        }
        while ($this->open && $this->write() && $this->step()) {
            continue;
        }
    }

    private function read(): void
    {
        $bytes = @fread($this->stream, 1 << 20);
        if ($bytes === '' || $bytes === false) {
            $this->close('client');
        } else {
            $skip = min($this->skipped, strlen($bytes));
            $this->skipped -= $skip;
            $this->in .= substr($bytes, $skip);
        }
    }

    /* true: all is written that there was. */
    private function write(): bool
    {
        while ($this->out !== '') {
            $count = @fwrite($this->stream, $this->out);
            if ($count === false) {
                $this->close('client');
                return false;
            }
            if ($count === 0) {
                return false;
            }
            $this->written += $count;
            $this->out = substr($this->out, $count);
        }
        return true;
    }

    /* true: there may be more to do at once. */
    private function step(): bool
    {
        if ($this->steps === null && !$this->beginAnswer()) {
            return false;
        }
        if ($this->pausedUntil > microtime(true)) {
            return false;
        }
        if (!$this->steps->valid()) {
            $this->steps = null;
            return true;
        }
        $this->take($this->steps->current());
        $this->open && $this->steps->next();
        return $this->open;
    }

    private function take(string|float|null|Ending $step): void
    {
        if ($step instanceof Ending) {
            $this->end($step);
        } elseif (is_string($step)) {
            $this->out .= $step;
        } else {
            $this->pausedUntil = $step === null ? INF : microtime(true) + $step;
        }
    }

    private function end(Ending $how): void
    {
        if ($how === Ending::Rst) {
            $socket = socket_import_stream($this->stream);
            socket_set_option($socket, SOL_SOCKET, SO_LINGER, ['l_onoff' => 1, 'l_linger' => 0]);
            unset($socket);
        }
        $this->close('server');
    }

    private function close(string $who): void
    {
        $this->open = false;
        fclose($this->stream);
        $this->log->write('close', ['connection' => $this->id, 'by' => $who, 'written' => $this->written]);
    }

    private function beginAnswer(): bool
    {
        $request = $this->takeRequest() ?? $this->takeEarly();
        if ($request === null) {
            return false;
        }
        [$answer, $by] = $this->script->answerTo($request);
        $this->log->write('request', get_object_vars($request) + [
            'by' => $by, 'statement' => $by !== 'personality' && !isset($answer['for']),
        ]);
        $this->deaf = $answer['deaf'] ?? false;
        $this->steps = Answer::steps($answer);
        return true;
    }

    /* Method, path, headers, and what has come behind them. */
    private function parsed(): ?array
    {
        if (!preg_match('/^(\S+) (\S+) HTTP\/1\.[01](?:\r\n(.*?))??\r\n\r\n/s', $this->in, $match)) {
            return null;
        }
        [$head, $method, $path, $fields] = $match + [3 => ''];
        return [$method, $path, self::headers($fields), substr($this->in, strlen($head))];
    }

    private function takeEarly(): ?Request
    {
        [$method, $path, $headers, $body] = $this->parsed() ?? [null, null, null, null];
        if ($method === null) {
            return null;
        }
        $request = new Request($this->id, $method, $path, $headers, $body);
        if (!$this->script->answersEarly($request)) {
            return null;
        }
        $this->skipped = max(0, (int) ($headers['content-length'] ?? 0) - strlen($body));
        $this->in = '';
        return $request;
    }

    private function takeRequest(): ?Request
    {
        [$method, $path, $headers, $after] = $this->parsed() ?? [null, null, null, null];
        if ($method === null) {
            return null;
        }
        $body = isset($headers['transfer-encoding']) ? self::unchunked($after) : self::sized($after, $headers);
        if ($body === null) {
            return null;
        }
        $this->in = $after;
        return new Request($this->id, $method, $path, $headers, $body);
    }

    private static function headers(string $fields): array
    {
        $headers = [];
        foreach (explode("\r\n", $fields) as $field) {
            [$name, $value] = explode(':', $field, 2) + [1 => ''];
            $headers[strtolower($name)] = trim($value);
        }
        return $headers;
    }

    private static function sized(string &$bytes, array $headers): ?string
    {
        $length = (int) ($headers['content-length'] ?? 0);
        if (strlen($bytes) < $length) {
            return null;
        }
        $body = substr($bytes, 0, $length);
        $bytes = substr($bytes, $length);
        return $body;
    }

    private static function unchunked(string &$bytes): ?string
    {
        $body = '';
        for ($at = 0; preg_match('/\G([0-9a-f]+)\r\n/i', $bytes, $match, 0, $at);) {
            $start = $at + strlen($match[0]);
            $length = (int) hexdec($match[1]);
            if (strlen($bytes) < $start + $length + 2) {
                return null;
            }
            $body .= substr($bytes, $start, $length);
            $at = $start + $length + 2;
            if ($length === 0) {
                $bytes = substr($bytes, $at);
                return $body;
            }
        }
        return null;
    }
}
