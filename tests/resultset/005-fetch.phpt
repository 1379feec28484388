--TEST--
fetch(), fetchAll() and fetchColumn() go on where the other stopped, and know the end
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/rows.php';

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $result = number_rows($client, 6);
    echo json_encode([
        $result->fetch(), $result->fetchColumn(), $result->fetchColumn(1), $result->fetchColumn('s'), $result->fetchAll(),
        $result->fetch(), $result->fetch(), $result->fetchAll(), $result->fetchColumn(), $result->fetchColumn('s'),
    ]), "\n";
    expect_exception(fn () => $result->fetchColumn(2));
    $result = number_rows($client, 3);
    foreach ([-1, 2, 'none', 'N', '0', ''] as $column) {
        expect_exception(fn () => $result->fetchColumn($column));
    }
    /* Nothing was taken. */
    echo json_encode($result->fetchAll()), "\n";
    /* None. */
    $result = number_rows($client, 0);
    echo json_encode([$result->fetch(), $result->fetchAll(), $result->fetchColumn()]), "\n";
}
--EXPECT--
[{"n":1,"s":"1"},2,"3","4",[{"n":5,"s":"5"},{"n":6,"s":"6"}],null,null,[],false,false]
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
[{"n":1,"s":"1"},{"n":2,"s":"2"},{"n":3,"s":"3"}]
[null,[],false]
[{"n":1,"s":"1"},2,"3","4",[{"n":5,"s":"5"},{"n":6,"s":"6"}],null,null,[],false,false]
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
ValueError: Neo4j\ResultSet::fetchColumn(): Argument #1 ($column) must be the position or the name of a column of the result
[{"n":1,"s":"1"},{"n":2,"s":"2"},{"n":3,"s":"3"}]
[null,[],false]
