<?php
/* Transports for these tests. Neo4j's answers are made in the form of the Query API. */

require_once __DIR__ . '/../include/neo4j.php';

/* exchange() is the closure that it is made of. */
class Fake extends Neo4j\Transport
{
    public function __construct(public ?Closure $answer)
    {
    }

    protected function exchange(string $method, string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Neo4j\Transport\Response
    {
        return ($this->answer)($method, $url, $headers, $body, $options);
    }
}

/* A client that asks its transport nothing but the statements it is given. */
function fake_client(Closure $answer, array $options = []): Neo4j\Client
{
    return new Neo4j\Client('http://neo4j:secret@db.example:7474', $options + ['protocol' => 'query', 'database' => 'neo4j', 'transport' => new Fake($answer)]);
}

function json_response(string|iterable $body, int $status = 200, array $headers = []): Neo4j\Transport\Response
{
    return new Neo4j\Transport\Response($status, $headers + ['Content-Type' => 'application/json'], $body);
}

/* The answer's text in pieces: its beginning, a piece for each row (a column n, from 1), its end. */
function pieces(int $rows): array
{
    $pieces = ['{"data":{"fields":["n"],"values":['];
    for ($n = 1; $n <= $rows; $n++) {
        $pieces[] = ($n > 1 ? ',' : '') . '[{"$type":"Integer","_value":"' . $n . '"}]';
    }
    return [...$pieces, ']},"bookmarks":["FB:one"]}'];
}
