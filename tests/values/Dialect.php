<?php
/* One protocol of one server, and how it is asked for a value. */

require_once __DIR__ . '/../include/neo4j.php';

final class Dialect
{
    public readonly Neo4j\Client $client;
    public readonly string $mark; /* the label, or in 1.x the property "phpt", of the test's own nodes */

    public function __construct(public readonly string $version, public readonly string $protocol, string $url)
    {
        $this->client = new Neo4j\Client($url, ['protocol' => $protocol, 'fetch_mode' => 'num']);
        $this->mark = 'Phpt' . bin2hex(random_bytes(6));
    }

    public function __toString(): string
    {
        return "$this->version $this->protocol";
    }

    public function isBefore(string $version): bool
    {
        return version_compare($this->version, $version, '<');
    }

    public function isThere(): bool
    {
        $e = exception_of(fn () => $this->client->run($this->prefix() . 'RETURN 1')->fetchAll());
        return !$e || !str_contains($e->getMessage(), 'is not in this version of the extension');
    }

    /* The kind's own; {v} is the parameter, as this server writes it. */
    public function expression(array $how): string
    {
        return str_replace('{v}', $this->isBefore('3.1') ? '{v}' : '$v', $how['cypher'] ?? '{v}');
    }

    /* The columns by their names: each a list of one value, or what was thrown. Together in one
     * statement, or each in its own if that fails; 1.8 confuses the literals of one statement. */
    public function ask(string $before, array $columns, array $how): array
    {
        $parameters = array_filter(['v' => $how['parameter'] ?? $how['value'] ?? null], fn () => str_contains($how['cypher'] ?? '{v}', '{v}'));
        if (!$this->isBefore('2.0')) {
            $row = $this->row($before, $columns, $parameters);
        }
        if (is_array($row ?? null)) {
            return array_combine(array_keys($columns), array_map(fn ($value) => [$value], $row));
        }
        return array_map(fn ($column) => $this->row($before, [$column], $parameters), $columns);
    }

    /* A node of the test's own, as "n", with these expressions as its properties. */
    public function create(array $properties): string
    {
        $members = implode(', ', array_map(fn ($key) => "$key: $properties[$key]", array_keys($properties)));
        return $this->isBefore('2.0') ? "CREATE n={phpt: '$this->mark', $members} " : "CREATE (n:$this->mark {{$members}}) ";
    }

    public function cleanUp(): void
    {
        $statements = $this->isBefore('2.0')
            ? ["START r=rel(*) WHERE r.phpt! = '$this->mark' DELETE r", "START n=node(*) WHERE n.phpt! = '$this->mark' DELETE n"]
            : ["MATCH (n:$this->mark)-[r]-() DELETE r", "MATCH (n:$this->mark) DELETE n"];
        array_map(fn ($statement) => $this->client->run($statement)->close(), $statements);
    }

    private function row(string $before, array $columns, array $parameters): array|Throwable
    {
        $names = array_map(fn ($i, $column) => "$column AS c$i", range(1, count($columns)), $columns);
        try {
            return $this->client->run(($before ?: $this->prefix()) . 'RETURN ' . implode(', ', $names), $parameters)->single();
        } catch (Neo4j\Exception\Neo4jException $e) {
            return $e;
        }
    }

    /* 1.x returns nothing without a START. */
    private function prefix(): string
    {
        return $this->isBefore('2.0') ? 'START root=node(0) ' : '';
    }
}
