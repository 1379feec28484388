<?php
/* Where the time goes: how often each text was run, and how long it took until its answer's end. */

final class Profiler implements Neo4j\Observer
{
    /** @var array<string, array{count: int, failed: int, seconds: float}> */
    public array $statements = [];
    private WeakMap $began;

    public function __construct()
    {
        $this->began = new WeakMap();
    }

    public function started(Neo4j\Statement $statement): void
    {
        $this->began[$statement] = hrtime(true);
        $this->statements[$statement->text] ??= ['count' => 0, 'failed' => 0, 'seconds' => 0.0];
    }

    public function succeeded(Neo4j\Statement $statement, Neo4j\Summary $summary): void
    {
        $this->ended($statement, 0);
    }

    public function failed(Neo4j\Statement $statement, Throwable $error): void
    {
        $this->ended($statement, 1);
    }

    public function retried(Neo4j\Statement $statement, Throwable $error, float $delay): void
    {
    }

    private function ended(Neo4j\Statement $statement, int $failed): void
    {
        $entry = &$this->statements[$statement->text];
        $entry['count']++;
        $entry['failed'] += $failed;
        $entry['seconds'] += (hrtime(true) - $this->began[$statement]) / 1e9;
    }
}
