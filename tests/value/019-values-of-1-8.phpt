--TEST--
Values of 1.8: what comes is what the server sends
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$client = new Neo4j\Client(neo4j_url('1.8'));
$values = [0, -1, PHP_INT_MAX, PHP_INT_MIN, 1.0, 1e8, 5e-324, 1.5e300, -0.0, '', 'x', 'é€😀', "a\0b\u{2028}", true, false, null, [1, 2], ['a', 'b']];
foreach ($values as $i => $value) {
    $is = $client->run('START n=node(0) RETURN {v} AS v', ['v' => $value])->single()['v'];
    check(serialize($is), serialize($value), "value $i");
}
/* A list that is a parameter comes back whole; a map, and what is nested in a literal, the server makes a text of. */
echo json_encode($client->run('START n=node(0) RETURN {v} AS v', ['v' => [1, [2, [3]]]])->single()), "\n";
echo json_encode($client->run('START n=node(0) RETURN [1, [2, [3]]] AS v')->single()), "\n";
echo json_encode($client->run('START n=node(0) RETURN {v} AS v', ['v' => ['a' => 1, 'b' => [1, ['c' => 1.0]]]])->single()), "\n";
--EXPECT--
{"v":[1,[2,[3]]]}
{"v":[1,"List(2, List(3))"]}
{"v":"{a=1, b=[1, {c=1.0}]}"}
