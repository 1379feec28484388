--TEST--
Statements of other kinds: subqueries in transactions, procedures, SHOW, FINISH, hints, comments
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
require __DIR__ . '/../value/scratch.php';

$client = new Neo4j\Client(neo4j_url('5.26'));
$label = scratch_label($client);
$texts = [
    "UNWIND range(1, 5) AS i CALL (i) { CREATE (n:$label {i: i}) } IN TRANSACTIONS OF 2 ROWS RETURN i", "MATCH (n:$label) RETURN count(n) AS c",
    'CALL db.ping()', 'SHOW DATABASES YIELD name WHERE name = "neo4j"', 'CYPHER runtime=slotted RETURN 1 AS x', 'RETURN 1 AS x;', " \r\n\tRETURN 1 AS x // comment",
    "/* CREATE */ RETURN 1 AS x", "CREATE (n:$label) FINISH", 'RETURN 1 AS `a``b`, 2 AS `a.b`', 'RETURN toBoolean("x") AS n, [null, [null]] AS l, {a: null} AS m',
    'RETURN 1 AS x UNION ALL RETURN 2 AS x', 'WITH 1 AS a, "b" AS b RETURN *', "MATCH (n:$label) DELETE n",
];
foreach ($texts as $text) {
    $result = $client->run($text);
    echo json_encode([$result->getColumns(), $result->fetchAll()]), "\n";
}
--EXPECT--
[["i"],[{"i":1},{"i":2},{"i":3},{"i":4},{"i":5}]]
[["c"],[{"c":5}]]
[["success"],[{"success":true}]]
[["name"],[{"name":"neo4j"}]]
[["x"],[{"x":1}]]
[["x"],[{"x":1}]]
[["x"],[{"x":1}]]
[["x"],[{"x":1}]]
[[],[]]
[["a`b","a.b"],[{"a`b":1,"a.b":2}]]
[["n","l","m"],[{"n":null,"l":[null,[null]],"m":{"a":null}}]]
[["x"],[{"x":1},{"x":2}]]
[["a","b"],[{"a":1,"b":"b"}]]
[[],[]]
