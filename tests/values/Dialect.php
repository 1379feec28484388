<?php
/* One protocol of one server, and how it is asked for a value. */

require_once __DIR__ . '/../include/neo4j.php';

final class Dialect
{
    public readonly string $version;
    public readonly string $protocol;
    public readonly string $mark; /* the name of the test's own nodes */

    public readonly string $url;

    public function __construct(private string $name, public readonly Neo4j\Client $client)
    {
        [$this->version, $this->protocol] = explode(' ', $name);
        $this->mark = unique_name();
        $this->url = neo4j_servers()[$this->version];
        register_shutdown_function(fn () => $this->run(neo4j_delete($this->version, $this->mark)));
    }

    public function __toString(): string
    {
        return $this->name;
    }

    public function isBefore(string $version): bool
    {
        return version_compare($this->version, $version, '<');
    }

    /* The kind's own; {v} is the parameter, as this server writes it. */
    public function expression(array $how): string
    {
        return str_replace('{v}', neo4j_parameter($this->version, 'v'), $how['cypher'] ?? '{v}');
    }

    /* The columns by their names: each a list of one value, or what was thrown. Together in one
     * statement, or each in its own if that fails; 1.8 confuses the literals of one statement. */
    public function ask(string $before, array $columns, array $how): array
    {
        $parameters = array_filter(['v' => $how['parameter'] ?? $how['value'] ?? null], fn () => str_contains($how['cypher'] ?? '{v}', '{v}'));
        $before = ($how['language'] ?? '') . $before;
        $row = $this->isBefore('2.0') ? null : $this->row($before, $columns, $parameters);
        if (is_array($row)) {
            return array_combine(array_keys($columns), array_map(fn ($value) => [$value], $row));
        }
        return array_map(fn ($column) => $this->row($before, [$column], $parameters), $columns);
    }

    /* The rows, as lists. Other tests use the servers too: what fails by their deadlocks or constraints is tried again. */
    public function run(string $statement, array $parameters = []): array
    {
        for ($tries = 5; ; $tries--) {
            try {
                return $this->client->run($statement, $parameters)->fetchAll();
            } catch (Neo4j\Exception\TransientException $e) {
                $tries > 1 || throw $e;
            }
        }
    }

    private function row(string $before, array $columns, array $parameters): array|Throwable
    {
        $names = array_map(fn ($i, $column) => "$column AS c$i", range(1, count($columns)), $columns);
        $return = neo4j_return($before ? 'any' : $this->version, implode(', ', $names));
        try {
            return $this->run($before . $return, $parameters)[0];
        } catch (Neo4j\Exception\Neo4jException $e) {
            return $e;
        }
    }
}
