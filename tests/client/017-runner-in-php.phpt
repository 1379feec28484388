--TEST--
Runner can be implemented in PHP, so that users can replace it in their tests
--EXTENSIONS--
neo4j
--FILE--
<?php
final class Recorder implements Neo4j\Runner
{
    public array $statements = [];

    public function run(string|Neo4j\Query $query, array $parameters = [], array $options = []): Neo4j\ResultSet
    {
        $this->statements[] = is_string($query) ? $query : $query->getText();
        return Neo4j\ResultSet::fromRows([['n' => 1]]);
    }
}

function count_people(Neo4j\Runner $runner): array
{
    return $runner->run('MATCH (p:Person) RETURN count(p) AS n')->fetchAll();
}

$recorder = new Recorder();
echo json_encode(count_people($recorder)), ' ', implode($recorder->statements), "\n";
--EXPECT--
[{"n":1}] MATCH (p:Person) RETURN count(p) AS n
