--TEST--
A parameter that constructs the query it is given to
--EXTENSIONS--
neo4j
--FILE--
<?php
final class Meddler implements JsonSerializable
{
    private bool $done = false;

    public function __construct(private Neo4j\Client $client)
    {
    }

    public function jsonSerialize(): mixed
    {
        foreach ($this->done ? [] : debug_backtrace() as $frame) {
            if (($frame['object'] ?? null) instanceof Neo4j\Query) {
                $this->done = true;
                $frame['object']->__construct($this->client, 'RETURN 2', ['k' => [random_int(1, 9)]]);
            }
        }
        return 1;
    }
}

$client = new Neo4j\Client('http://127.0.0.1:1');
try {
    new Neo4j\Query($client, 'RETURN 1', ['m' => new Meddler($client)]);
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
Neo4j\Query cannot be constructed twice
