--TEST--
Observer: each statement is started and has one outcome, wherever its end is seen
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

$client = new Neo4j\Client(neo4j_url('5.26'), ['observer' => new Printing]);
$client->run('RETURN $n', ['n' => 1])->fetchAll();
expect_exception(fn () => $client->run('RETRN 1'));
expect_exception(function () use ($client) {
    foreach ($client->run('UNWIND range(1, 50000) AS n RETURN 1 / (49000 - n)') as $row) {
    }
});
echo "-- getSummary()\n";
$client->run('UNWIND range(1, 50000) AS n RETURN n')->getSummary();
echo "-- close()\n";
$client->run('UNWIND range(1, 500000) AS n RETURN n')->close();
echo "-- dropped\n";
$client->run('UNWIND range(1, 500000) AS n RETURN n');
$client->run('UNWIND range(1, 50000) AS n CREATE (x:Obs) DELETE x RETURN n');
echo "-- not observed\n";
expect_exception(fn () => $client->run('RETURN $n', ['n' => "\xff"]));
$client->verifyConnectivity();
$client->request('GET', '/');
echo "-- nobody there\n";
expect_exception(fn () => (new Neo4j\Client('http://127.0.0.1:1', ['observer' => new Printing]))->run('RETURN 2'));
?>
--EXPECTF--
started #1 RETURN $n: query
succeeded #1 RETURN $n: 1 rows
started #1 RETRN 1: query
failed #1 RETRN 1: ClientErrorException
Neo4j\Exception\ClientErrorException: %s
%A
started #1 UNWIND range(1, 50000) AS n RETURN 1 / (49000 - n): query
failed #1 UNWIND range(1, 50000) AS n RETURN 1 / (49000 - n): ClientErrorException
Neo4j\Exception\ClientErrorException: %s
-- getSummary()
started #1 UNWIND range(1, 50000) AS n RETURN n: query
succeeded #1 UNWIND range(1, 50000) AS n RETURN n: 50000 rows
-- close()
started #1 UNWIND range(1, 500000) AS n RETURN n: query
failed #1 UNWIND range(1, 500000) AS n RETURN n: UsageException
-- dropped
started #1 UNWIND range(1, 500000) AS n RETURN n: query
failed #1 UNWIND range(1, 500000) AS n RETURN n: UsageException
started #1 UNWIND range(1, 50000) AS n CREATE (x:Obs) DELETE x RETURN n: query
succeeded #1 UNWIND range(1, 50000) AS n CREATE (x:Obs) DELETE x RETURN n: 50000 rows
-- not observed
ValueError: parameter $n is not valid UTF-8, which JSON cannot carry
-- nobody there
started #1 RETURN 2: no protocol
failed #1 RETURN 2: ConnectionException
Neo4j\Exception\ConnectionException: %s
