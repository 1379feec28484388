--TEST--
Columns with numeric-looking names follow PHP's array rules, and stay strings in getColumns()
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

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $result = $client->run("RETURN 'a' AS `7`, 'b' AS `1`, 'c' AS `01`, 'd' AS `-2`, 'e' AS `x`");
    var_dump($result->getColumns() === ['7', '1', '01', '-2', 'x']);
    var_dump($result->single() === [7 => 'a', 1 => 'b', '01' => 'c', -2 => 'd', 'x' => 'e']);
    $row = $client->run("RETURN 'a' AS `7`, 'b' AS `1`", [], ['fetch_mode' => 'num'])->single();
    var_dump($row === ['a', 'b']);
    foreach ($client->run("RETURN 'a' AS `7`") as $row) {
        $row[] = 'next';
        var_dump($row === [7 => 'a', 8 => 'next']);
    }
}
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
