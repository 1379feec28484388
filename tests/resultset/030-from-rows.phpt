--TEST--
fromRows() gives the script's own rows through the same methods
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\ResultSet;

$rows = [['a' => 1, 'b' => 'x'], ['a' => 2, 'b' => 'y'], ['a' => 3, 'b' => 'z']];
$make = fn () => ResultSet::fromRows($rows);
echo json_encode([$make()->getColumns(), $make()->fetchAll(), $make()->fetch(), $make()->fetchColumn(), $make()->fetchColumn('b'), $make()->fetchColumn(1)]), "\n";
foreach ($make() as $key => $row) {
    echo $key, json_encode($row), ' ';
}
echo "\n";
expect_exception(fn () => $make()->single());
echo json_encode(ResultSet::fromRows([['a' => 1]])->single()), "\n";
expect_exception(fn () => ResultSet::fromRows([])->single());
echo json_encode([ResultSet::fromRows([])->getColumns(), ResultSet::fromRows([], ['p', 'q'])->getColumns(), ResultSet::fromRows([[1, 2]])->getColumns()]), "\n";
/* From a generator, with keys of its own, read at once. */
$generator = (function () { foreach (['x' => 1, 'y' => 2] as $key => $n) { echo "made $n\n"; yield $key => ['n' => $n]; } })();
$result = ResultSet::fromRows($generator, ['n']);
echo "here\n", json_encode($result->fetchAll()), "\n";
echo json_encode(ResultSet::fromRows(['k' => ['n' => 1], 7 => ['n' => 2]])->fetchAll()), "\n";
echo json_encode(ResultSet::fromRows(new ArrayIterator([['n' => 1]]))->fetchAll()), "\n";
echo json_encode(ResultSet::fromRows(ResultSet::fromRows($rows))->fetchAll()), "\n";
/* Once, and closed. */
$result = $make();
foreach ($result as $row);
expect_exception(function () use ($result) { foreach ($result as $row); });
$result = $make();
$result->close();
expect_exception(fn () => $result->fetch());
/* Not rows. */
expect_exception(fn () => ResultSet::fromRows([['a' => 1], 5]));
expect_exception(fn () => ResultSet::fromRows([(object) []]));
expect_exception(fn () => ResultSet::fromRows([[]], [1]));
expect_exception(fn () => ResultSet::fromRows(5));
expect_exception(fn () => ResultSet::fromRows((function () { yield ['a' => 1]; throw new DomainException('in the generator'); })()));
--EXPECT--
[["a","b"],[{"a":1,"b":"x"},{"a":2,"b":"y"},{"a":3,"b":"z"}],{"a":1,"b":"x"},1,"x","x"]
0{"a":1,"b":"x"} 1{"a":2,"b":"y"} 2{"a":3,"b":"z"} 
Neo4j\Exception\UsageException: single() wants exactly one row, and there are more
{"a":1}
Neo4j\Exception\UsageException: single() wants exactly one row, and there is none
[[],["p","q"],["0","1"]]
made 1
made 2
here
[{"n":1},{"n":2}]
[{"n":1},{"n":2}]
[{"n":1}]
[{"a":1,"b":"x"},{"a":2,"b":"y"},{"a":3,"b":"z"}]
Neo4j\Exception\UsageException: A result can be iterated once: its rows are gone when they have been read (fetchAll() gives an array)
Neo4j\Exception\UsageException: The result is closed
TypeError: Neo4j\ResultSet::fromRows(): Argument #1 ($rows) must hold arrays only, int found
TypeError: Neo4j\ResultSet::fromRows(): Argument #1 ($rows) must hold arrays only, stdClass found
TypeError: Neo4j\ResultSet::fromRows(): Argument #2 ($columns) must hold strings only, int found
TypeError: Neo4j\ResultSet::fromRows(): Argument #1 ($rows) must be of type Traversable|array, int given
DomainException: in the generator
