--TEST--
A response that unserialize() made without some of its properties, or with a status that is none
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

function response_of(array $properties): object
{
    return unserialize(preg_replace('/^a/', 'O:24:"Neo4j\Transport\Response"', serialize($properties)));
}

$whole = ['status' => 200, 'headers' => ['Content-Type' => 'application/json'], 'body' => implode(pieces(1))];
echo json_encode(fake_client(fn () => response_of($whole))->run('RETURN 1')->fetchAll()), "\n";
foreach (array_keys($whole) as $name) {
    $response = response_of(array_diff_key($whole, [$name => true]));
    expect_exception(fn () => fake_client(fn () => $response)->run('RETURN 1'));
}
foreach ([0, -1, 600, 1 << 40] as $status) {
    expect_exception(fn () => fake_client(fn () => response_of(['status' => $status] + $whole))->run('RETURN 1'));
}
?>
--EXPECT--
[{"n":1}]
TypeError: Fake::exchange(): The return value must be a Neo4j\Transport\Response that was constructed
TypeError: Fake::exchange(): The return value must be a Neo4j\Transport\Response that was constructed
TypeError: Fake::exchange(): The return value must be a Neo4j\Transport\Response that was constructed
TypeError: Fake::exchange(): The return value must be a Neo4j\Transport\Response that was constructed
TypeError: Fake::exchange(): The return value must be a Neo4j\Transport\Response that was constructed
TypeError: Fake::exchange(): The return value must be a Neo4j\Transport\Response that was constructed
TypeError: Fake::exchange(): The return value must be a Neo4j\Transport\Response that was constructed
