--TEST--
An error after rows is thrown by the iteration, after the good rows, and stays
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$client = new Neo4j\Client(neo4j_url('5.26'));
$text = 'UNWIND range(100000, 0, -1) AS x RETURN x, 1/x AS y';
$result = $client->run($text);
$last = null;
$count = 0;
$e = exception_of(function () use ($result, &$last, &$count) {
    foreach ($result as $last) {
        $count++;
    }
});
echo $count, ' ', json_encode($last), ' ', get_class($e), ': ', $e->getMessage(), ' ', $e->getServerCode(), ' ', json_encode($e->isRetryable()), "\n";
foreach (['fetch', 'fetch', 'fetchAll', 'fetchColumn', 'single', 'getSummary'] as $method) {
    expect_exception(fn () => $result->$method());
}
echo json_encode($result->getColumns()), "\n";
$result->close();
expect_exception(fn () => $result->fetch());
/* The other ways to read. */
expect_exception(fn () => $client->run($text)->fetchAll());
expect_exception(fn () => $client->run($text)->getSummary());
expect_exception(fn () => iterator_to_array($client->run($text)));
expect_exception(fn () => $client->run('UNWIND [1, 0] AS x RETURN 1/x')->single());
/* A few rows. */
for ($rows = [], $result = $client->run('UNWIND [2, 1, 0] AS x RETURN x, 1/x AS y'); ;) {
    try {
        $rows[] = $result->fetch();
    } catch (Neo4j\Exception\ClientErrorException $e) {
        break;
    }
}
echo json_encode($rows), "\n", $client->run('RETURN 1 AS one')->single()['one'], "\n";
--EXPECT--
100000 {"x":1,"y":1} Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero Neo.ClientError.Statement.ArithmeticError false
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
["x","y"]
Neo4j\Exception\UsageException: The result is closed
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
Neo4j\Exception\ClientErrorException: Neo.ClientError.Statement.ArithmeticError: / by zero
[{"x":2,"y":0},{"x":1,"y":1}]
1
