--TEST--
A result of given rows behaves as one of a server: names find keys, the summary counts and ends it
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\ResultSet;

/* A column's name is its key, wherever it stands in the row. */
$result = ResultSet::fromRows([['a' => 1, 'b' => 2], ['b' => 3, 'a' => 4]]);
check([$result->fetchColumn('a'), $result->fetchColumn('a')], [1, 4], 'fetchColumn() by name');
$result = ResultSet::fromRows([['a' => 1], ['b' => 2]], ['a', 'b']);
$result->fetch();
check($result->fetchColumn('b'), 2, 'fetchColumn() of a row with one of two columns');
$result = ResultSet::fromRows([['a' => 1], ['a' => 2]]);
check($result->getSummary()->rows, 2, 'rows of the summary');
check($result->fetch(), null, 'the summary discards what was not fetched');
echo "done\n";
--EXPECT--
done
