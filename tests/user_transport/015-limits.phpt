--TEST--
Time limits: counted while the transport's code runs, and noticed when it comes back; never while the script works
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

function slow(array $pieces, int $ms): iterable
{
    foreach ($pieces as $piece) {
        usleep($ms * 1000);
        yield $piece;
    }
}

$client = fake_client(fn () => json_response(slow(pieces(20), 40)), ['timeout' => 0.2]);
expect_exception(fn () => $client->run('RETURN 1')->fetchAll());
$result = $client->run('RETURN 1', [], ['timeout' => 0.1, 'idle_timeout' => 3]);
expect_exception(fn () => $result->fetchAll());
expect_exception(fn () => $result->fetch());

echo "Chunks without a byte\n";
$client = fake_client(fn () => json_response(slow(['', '', '', '', '', '', ...pieces(1)], 40)), ['idle_timeout' => 0.1]);
expect_exception(fn () => $client->run('RETURN 1'));

echo "exchange() itself\n";
$client = fake_client(function () {
    usleep(60000);
    return json_response(slow(pieces(1), 0));
}, ['timeout' => 0.05]);
expect_exception(fn () => $client->run('RETURN 1'));

echo "An answer that is there is taken, whenever it came\n";
$client = fake_client(function () {
    usleep(60000);
    return json_response(implode('', pieces(1)));
}, ['timeout' => 0.05]);
var_dump($client->run('RETURN 1')->single()['n']);

echo "A script that works\n";
$rows = 0;
foreach (fake_client(fn () => json_response(slow(pieces(3), 0)), ['timeout' => 1, 'idle_timeout' => 1])->run('RETURN 1') as $row) {
    usleep(600000);
    $rows++;
}
var_dump($rows);

echo "A dropped write\n";
fake_client(fn () => json_response(slow(pieces(9), 40)), ['drain_timeout' => 0.1])->run('CREATE (n) RETURN n');
?>
--EXPECTF--
Neo4j\Exception\TimeoutException: the query failed: http://db.example:7474: timeout of N s passed: The answer is not complete; the statement may have been executed
Neo4j\Exception\TimeoutException: the query failed: http://db.example:7474: timeout of N s passed: The answer is not complete; the statement may have been executed
Neo4j\Exception\TimeoutException: the query failed: http://db.example:7474: timeout of N s passed: The answer is not complete; the statement may have been executed
Chunks without a byte
Neo4j\Exception\TimeoutException: the query failed: http://db.example:7474: idle_timeout of N s passed: The answer is not complete; the statement may have been executed
exchange() itself
Neo4j\Exception\TimeoutException: the query failed: http://db.example:7474: timeout of N s passed: The answer is not complete; the statement may have been executed
An answer that is there is taken, whenever it came
int(1)
A script that works
int(3)
A dropped write

Warning: main(): Reading the rest of a dropped result: the rest of the answer did not come within the drain_timeout of 0.10 s; whether the statement took effect is not known in %s on line %d
