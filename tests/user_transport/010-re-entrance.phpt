--TEST--
A transport that uses the client it carries for: the result that waits is refused, other statements are not
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

$inside = null;
$client = fake_client(function (string $method, string $url, array $headers, string $body) use (&$inside) {
    $inside && $inside('exchange()', $body);
    return json_response((function () use (&$inside, $body) {
        foreach (pieces(3) as $i => $piece) {
            $i === 2 && $inside && $inside('chunk', $body);
            yield $piece;
        }
    })());
});

echo "The same result\n";
$result = $client->run('RETURN 1');
$inside = function (string $where) use (&$result) {
    if ($where === 'chunk') {
        foreach (['fetch', 'fetchAll', 'single', 'getSummary', 'close', 'getColumns'] as $method) {
            expect_exception(fn () => $result->$method());
        }
        expect_exception(function () use ($result) {
            foreach ($result as $row) {
            }
        });
    }
};
echo implode(' ', array_column($result->fetchAll(), 'n')), "\n";

echo "The last reference\n";
$result = $client->run('RETURN 1');
$inside = function () use (&$result) {
    $result = null;
};
echo implode(' ', array_column($result->fetchAll(), 'n')), "\n";
var_dump($result);

echo "The same client\n";
$inside = function (string $where, string $body) use ($client) {
    if (str_contains($body, 'outer')) {
        echo $where, ': ', implode(' ', array_column($client->run('inner')->fetchAll(), 'n')), "\n";
    }
};
echo implode(' ', array_column($client->run('outer')->fetchAll(), 'n')), "\n";

echo "The same query\n";
$query = new Neo4j\Query($client, 'RETURN 1');
$inside = function (string $where) use ($query, &$inside) {
    $inside = null;
    expect_exception(fn () => $query->getResultSet());
};
echo implode(' ', array_column($query->getResultSet()->fetchAll(), 'n')), "\n";
?>
--EXPECT--
The same result
Error: The result is in use: it is waiting for the server
Error: The result is in use: it is waiting for the server
Error: The result is in use: it is waiting for the server
Error: The result is in use: it is waiting for the server
Error: The result is in use: it is waiting for the server
Error: The result is in use: it is waiting for the server
Error: The result is in use: it is waiting for the server
1 2 3
The last reference
1 2 3
NULL
The same client
exchange(): 1 2 3
chunk: 1 2 3
1 2 3
The same query
Error: The query is being run
1 2 3
