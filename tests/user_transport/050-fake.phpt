--TEST--
examples/transport_fake.php: a client in a test without a network
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/../../examples/transport_fake.php';

$rows = [['name' => 'Ann', 'born' => 1960, 'score' => 1.0, 'tags' => ['a', 'b'], 'more' => ['x' => null, 'y' => true]], ['name' => '"\\', 'born' => PHP_INT_MIN, 'score' => -0.5, 'tags' => [], 'more' => ['z' => [1]]]];
$fake = new FakeTransport(['MATCH (p:Person) RETURN p' => $rows, 'MATCH (p:Nobody) RETURN p' => []]);
$client = new Neo4j\Client('http://test', FakeTransport::OPTIONS + ['transport' => $fake]);
var_dump($client->run('MATCH (p:Person) RETURN p', ['y' => 1])->fetchAll() === $rows, $client->run('MATCH (p:Nobody) RETURN p')->fetchAll());
expect_exception(fn () => $client->run('RETURN 1'));
echo json_encode($fake->asked), "\n";
?>
--EXPECT--
bool(true)
array(0) {
}
OutOfBoundsException: Nothing was prepared for: RETURN 1
[["MATCH (p:Person) RETURN p",{"y":1}],["MATCH (p:Nobody) RETURN p",[]],["RETURN 1",[]]]
