<?php
/* An observer that prints what it is told. */

require_once __DIR__ . '/../include/neo4j.php';

class Printing implements Neo4j\Observer
{
    public ?Closure $then = null;

    public function started(Neo4j\Statement $statement): void
    {
        $this->note('started', $statement, $statement->protocol?->value ?? 'no protocol');
    }

    public function succeeded(Neo4j\Statement $statement, Neo4j\Summary $summary): void
    {
        $this->note('succeeded', $statement, "$summary->rows rows");
    }

    public function failed(Neo4j\Statement $statement, Throwable $error): void
    {
        $this->note('failed', $statement, short_name($error));
    }

    public function retried(Neo4j\Statement $statement, Throwable $error, float $delay): void
    {
        $this->note('retried', $statement, short_name($error));
    }

    private function note(string $event, Neo4j\Statement $statement, string $more): void
    {
        echo "$event #$statement->attempt $statement->text: $more\n";
        if ($this->then) {
            ($this->then)($event);
        }
    }
}
