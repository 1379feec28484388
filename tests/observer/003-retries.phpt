--TEST--
Observer: work that is done again, and a statement that is sent again
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/log.php';

class Again extends RuntimeException implements Neo4j\Exception\Neo4jException
{
    public function getServerCode(): ?string
    {
        return null;
    }

    public function isRetryable(): bool
    {
        return true;
    }
}

$client = new Neo4j\Client(neo4j_url('5.26'), ['observer' => new Printing]);
$calls = 0;
$client->transaction(function ($transaction) use (&$calls) {
    $transaction->run('RETURN 1');
    $transaction->run('UNWIND range(1, 20000) AS n RETURN n');
    $calls++ || throw new Again;
});
echo "-- safe\n";
$row = ['status' => 202, 'body' => '{"data":{"fields":["n"],"values":[]},"bookmarks":[]}'];
$server = scripted([['raw' => '', 'end' => 'FIN'], $row]);
(new Neo4j\Client($server->url, ['observer' => new Printing, 'database' => 'neo4j']))->run('RETURN 2', [], ['safe' => true]);
?>
--EXPECT--
started #1 RETURN 1: query
succeeded #1 RETURN 1: 1 rows
started #1 UNWIND range(1, 20000) AS n RETURN n: query
succeeded #1 UNWIND range(1, 20000) AS n RETURN n: 20000 rows
retried #1 UNWIND range(1, 20000) AS n RETURN n: Again
started #2 RETURN 1: query
succeeded #2 RETURN 1: 1 rows
started #2 UNWIND range(1, 20000) AS n RETURN n: query
succeeded #2 UNWIND range(1, 20000) AS n RETURN n: 20000 rows
-- safe
started #1 RETURN 2: query
failed #1 RETURN 2: ConnectionException
retried #1 RETURN 2: ConnectionException
started #2 RETURN 2: query
succeeded #2 RETURN 2: 0 rows
