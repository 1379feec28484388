<?php
/* One protocol of one server, and how it is asked for a value. */

require_once __DIR__ . '/../include/neo4j.php';

final class Dialect
{
    public readonly string $version;
    public readonly string $protocol;
    public readonly string $url;
    private static array $names = [];

    public function __construct(private string $label, public readonly Neo4j\Client $client)
    {
        [$this->version, $this->protocol] = explode(' ', $label);
        $this->url = neo4j_servers()[$this->version];
    }

    /* Of nodes of this dialect alone, which are gone when the test has ended. */
    public function name(): string
    {
        return $this->named($this->label);
    }

    /* The same in all dialects of the server, so that it knows the statements. */
    public function nameOnServer(): string
    {
        return $this->named($this->version);
    }

    private function named(string $whose): string
    {
        if (!isset(self::$names[$whose])) {
            self::$names[$whose] = unique_name();
            register_shutdown_function(fn () => $this->run(neo4j_delete($this->version, self::$names[$whose])));
        }
        return self::$names[$whose];
    }

    public function __toString(): string
    {
        return $this->label;
    }

    public function isBefore(string $version): bool
    {
        return version_compare($this->version, $version, '<');
    }

    /* The rows, as lists. Other tests use the servers too: what their deadlocks and constraints made
     * fail is tried again; the legacy format only shows that it was cut. */
    public function run(string $statement, array $parameters = []): array
    {
        for ($tries = 5; ; $tries--) {
            try {
                return $this->client->run($statement, $parameters)->fetchAll();
            } catch (Neo4j\Exception\ServerException | Neo4j\Exception\ProtocolException $e) {
                $again = $e->isRetryable() || ($e instanceof Neo4j\Exception\ProtocolException && $this->protocol === 'legacy');
                $again && $tries > 1 || throw $e;
            }
        }
    }
}
