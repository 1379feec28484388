<?php
/* One request to a real server and what it answered, as curl saw it. */

declare(strict_types=1);

final class Exchange
{
    public readonly int $status;
    public readonly string $reason;

    /**
     * @param list<string> $sent headers of the request
     * @param ?string $body of the answer, chunks joined; null: it was not kept
     * @param list<string> $head of the answer, status line first
     * @param int $curl 18 and 28: the answer was not received to its end
     */
    public function __construct(
        public readonly string $server,
        public readonly string $case,
        public readonly string $method,
        public readonly string $path,
        public readonly array $sent,
        public readonly string $request,
        public readonly array $head,
        public readonly ?string $body,
        public readonly int $curl,
    ) {
        [, $status, $this->reason] = explode(' ', $head[0], 3) + [2 => ''];
        $this->status = (int) $status;
    }

    /* The same answer with another body. */
    public function with(string $body): self
    {
        $members = get_object_vars($this);
        unset($members['status'], $members['reason']);
        return new self(...['body' => $body] + $members);
    }

    /* A header of the answer, or "". */
    public function header(string $name): string
    {
        foreach ($this->head as $line) {
            if (stripos($line, "$name:") === 0) {
                return trim(substr($line, strlen($name) + 1));
            }
        }
        return '';
    }

    /* "application/json": without parameters. */
    public function mediaType(): string
    {
        return strtolower(trim(explode(';', $this->header('Content-Type'))[0]));
    }

    /* Which of the servers' doors this went to, by path and by the format that was asked for. */
    public function door(): string
    {
        $accept = implode("\n", preg_grep('/^Accept:/i', $this->sent));
        return match (true) {
            str_starts_with($this->path, '/db/data/cypher') => 'legacy',
            (bool) preg_match('#^/db/(data/transaction|[^/]+/tx)\b#', $this->path) => str_contains($accept, 'jolt') ? 'jolt' : 'transactional',
            (bool) preg_match('#^/db/[^/]+/query/v\d#', $this->path) => self::queryDoor($accept),
            str_starts_with($this->case, 'disc_') => 'discovery',
            default => 'rest',
        };
    }

    private static function queryDoor(string $accept): string
    {
        return match (true) {
            (bool) preg_match('/jsonl|ndjson/', $accept) => 'query-jsonl',
            str_contains($accept, 'vnd.neo4j.query') => 'query',
            default => 'query-plain',
        };
    }

    /* For the scripted server: the answer as it was sent. */
    public function answer(): array
    {
        $headers = [];
        foreach (array_slice($this->head, 1) as $line) {
            [$name, $value] = explode(':', $line, 2);
            if (!in_array(strtolower($name), ['content-length', 'transfer-encoding'])) {
                $headers[$name] = trim($value);
            }
        }
        return [
            'status' => $this->status,
            'reason' => $this->reason,
            'headers' => $headers,
            'framing' => $this->framing(),
            'unended' => $this->curl !== 0,
            'body' => $this->body,
        ];
    }

    private function framing(): string
    {
        return match (true) {
            $this->header('Transfer-Encoding') === 'chunked' => 'chunked',
            $this->header('Content-Length') !== '', $this->status === 204 => 'length',
            default => 'close',
        };
    }
}
