<?php
/* Statements in a PSR-3 log: new Neo4j\Client($uri, ['observer' => new StatementLogger($logger)]).
 * Parameters stay out of it, as they may be secrets. */

final class StatementLogger implements Neo4j\Observer
{
    public function __construct(private Psr\Log\LoggerInterface $logger)
    {
    }

    public function started(Neo4j\Statement $statement): void
    {
        $this->logger->debug('{text} (attempt {attempt})', $this->context($statement));
    }

    public function succeeded(Neo4j\Statement $statement, Neo4j\Summary $summary): void
    {
        $this->logger->info('{text}: {rows} rows', $this->context($statement) + ['rows' => $summary->rows, 'seconds' => $summary->totalSeconds]);
    }

    public function failed(Neo4j\Statement $statement, Throwable $error): void
    {
        $level = $error instanceof Neo4j\Exception\UsageException ? 'debug' : 'error'; /* its end was not wanted */
        $this->logger->log($level, '{text}: {exception}', $this->context($statement) + ['exception' => $error]);
    }

    public function retried(Neo4j\Statement $statement, Throwable $error, float $delay): void
    {
        $this->logger->warning('{text}: again in {delay} s', $this->context($statement) + ['delay' => $delay, 'exception' => $error]);
    }

    private function context(Neo4j\Statement $statement): array
    {
        return ['text' => $statement->text, 'attempt' => $statement->attempt, 'server' => $statement->server];
    }
}
