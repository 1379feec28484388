--TEST--
foreach by reference is refused, and takes no row
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
require __DIR__ . '/rows.php';

$result = number_rows(new Neo4j\Client(neo4j_url('5.26')), 3);
expect_exception(function () use ($result) { foreach ($result as &$row) { echo "a row\n"; } });
foreach ($result as $row) {
    echo $row['n'], ' ';
}
--EXPECT--
Error: An iterator cannot be used with foreach by reference
1 2 3 
