<?php
/* Spans with the names of OpenTelemetry's semantic conventions for databases; $export gets each one
 * that has ended, as an array. */

final class Spans implements Neo4j\Observer
{
    private WeakMap $open;

    public function __construct(private Closure $export)
    {
        $this->open = new WeakMap();
    }

    public function started(Neo4j\Statement $statement): void
    {
        $this->open[$statement] = ['name' => strtok($statement->text, " \n"), 'kind' => 'CLIENT', 'start' => hrtime(true), 'attributes' => [
            'db.system.name' => 'neo4j',
            'db.namespace' => $statement->database,
            'db.query.text' => $statement->text,
            'server.address' => parse_url($statement->server, PHP_URL_HOST),
            'server.port' => parse_url($statement->server, PHP_URL_PORT),
        ]];
    }

    public function succeeded(Neo4j\Statement $statement, Neo4j\Summary $summary): void
    {
        $this->end($statement, 'OK', ['db.response.returned_rows' => $summary->rows]);
    }

    public function failed(Neo4j\Statement $statement, Throwable $error): void
    {
        $code = method_exists($error, 'getServerCode') ? $error->getServerCode() : null;
        $dropped = $error instanceof Neo4j\Exception\UsageException;
        $this->end($statement, $dropped ? 'UNSET' : 'ERROR', ['error.type' => get_class($error), 'db.response.status_code' => $code]);
    }

    public function retried(Neo4j\Statement $statement, Throwable $error, float $delay): void
    {
    }

    private function end(Neo4j\Statement $statement, string $status, array $attributes): void
    {
        $span = $this->open[$statement];
        ($this->export)(['end' => hrtime(true), 'status' => $status, 'attributes' => $span['attributes'] + $attributes] + $span);
    }
}
