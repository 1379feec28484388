--TEST--
An exception thrown while another is in flight keeps it as its previous one
--EXTENSIONS--
neo4j
--FILE--
<?php
final class Runs
{
    public function __construct(private Neo4j\Client $client)
    {
    }

    public function __destruct()
    {
        $this->client->run('RETURN 1');
    }
}

function fail(Neo4j\Client $client): void
{
    $runs = new Runs($client);
    throw new DomainException('outer');
}

try {
    fail(new Neo4j\Client('http://127.0.0.1:1'));
} catch (Throwable $e) {
    echo get_class($e), ' with ', get_class($e->getPrevious()), ': ', $e->getPrevious()->getMessage(), "\n";
}

$client = new Neo4j\Client();
$client->close();
try {
    try {
        throw new DomainException('first');
    } finally {
        $client->run('RETURN 1');
    }
} catch (Throwable $e) {
    echo get_class($e), ' with ', get_class($e->getPrevious()), ': ', $e->getPrevious()->getMessage(), "\n";
}
--EXPECT--
Neo4j\Exception\ConnectionException with DomainException: outer
Neo4j\Exception\UsageException with DomainException: first
