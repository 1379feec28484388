<?php
/* Tests without a network: rows by statement, and what was asked.
 *
 *     $fake = new FakeTransport(['MATCH (p:Person) RETURN p.name AS name' => [['name' => 'Ann']]]);
 *     $client = new Neo4j\Client('http://test', FakeTransport::OPTIONS + ['transport' => $fake]);
 *
 * It speaks as the Query API does, so that what is tested runs through the whole client. */

final class FakeTransport extends Neo4j\Transport
{
    /* With these a client asks for nothing but the statements themselves. */
    public const OPTIONS = ['protocol' => 'query', 'database' => 'neo4j'];

    public array $asked = [];

    public function __construct(private array $rows)
    {
    }

    protected function exchange(string $method, string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Neo4j\Transport\Response
    {
        ['statement' => $statement, 'parameters' => $parameters] = json_decode($body, true);
        $this->asked[] = [$statement, $parameters];
        $rows = $this->rows[$statement] ?? throw new OutOfBoundsException("Nothing was prepared for: $statement");
        $data = ['fields' => array_keys($rows[0] ?? []), 'values' => array_map(fn ($row) => array_map($this->typed(...), array_values($row)), $rows)];
        return new Neo4j\Transport\Response(202, ['Content-Type' => 'application/json'], json_encode(['data' => $data]));
    }

    private function typed(mixed $value): array
    {
        return match (true) {
            is_int($value) => ['$type' => 'Integer', '_value' => (string) $value],
            is_float($value) => ['$type' => 'Float', '_value' => var_export($value, true)],
            is_array($value) => ['$type' => array_is_list($value) ? 'List' : 'Map', '_value' => array_map($this->typed(...), $value)],
            default => ['$type' => ['NULL' => 'Null', 'boolean' => 'Boolean', 'string' => 'String'][gettype($value)], '_value' => $value],
        };
    }
}
