--TEST--
A destructor that throws while a row is released
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/child.php';

final class Thrower
{
    public function __destruct()
    {
        throw new DomainException('thrown');
    }
}

/* Put into the row by the script: it goes when the variable takes the next row, the second. */
$server = scripted([numbered_rows(5)], '2.0.0-M06');
$result = (new Neo4j\Client($server->url))->run('MATCH (n) RETURN n');
expect_exception(function () use ($result, &$row) {
    foreach ($result as $row) {
        echo $row['v'], "\n";
        $row['thrower'] = new Thrower();
    }
});
echo $row['v'], ' rest: ', json_encode(array_column($result->fetchAll(), 'v')), "\n";

/* Of given rows, which may hold anything: it goes when the iterator does. */
function given(): Generator
{
    for ($i = 1; $i <= 3; $i++) {
        yield ['v' => $i, 'thrower' => $i === 1 ? new Thrower() : null];
    }
}
$result = Neo4j\ResultSet::fromRows(given());
expect_exception(function () use ($result) {
    foreach ($result as $row) {
        echo $row['v'], "\n";
    }
});
echo json_encode($result->fetch()), "\n";
unset($e);
try {
    unset($result);
    echo "not reached\n";
} catch (DomainException $e) {
    echo $e->getMessage(), "\n";
}
--EXPECTF--
1
DomainException: thrown
2 rest: [3,4,5]
1
2
3
no exception
null
thrown
