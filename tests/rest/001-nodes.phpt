--TEST--
request(): nodes, relationships and properties of the REST endpoints, on 1.8, 2.0, 2.3 and 3.5
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8', '2.0', '2.3', '3.5');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

function place(Neo4j\Response $response): string
{
    return parse_url($response->headers['location'], PHP_URL_PATH);
}

foreach (['1.8', '2.0', '2.3', '3.5'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $created = $client->request('POST', '/db/data/node', ['name' => 'é', 'n' => 9007199254740993, 'f' => 1.0]);
    $from = place($created);
    $node = $created->getValue();
    check($created->status, 201, "$version: status");
    check($node::class, 'Neo4j\Type\Node', "$version: class");
    check([$node->get('name'), $node->get('n'), $node->get('f')], ['é', 9007199254740993, 1.0], "$version: properties");
    check((string) $node->id, basename($from), "$version: id");
    $to = place($client->request('POST', '/db/data/node', (object) []));
    $made = $client->request('POST', "$from/relationships", ['to' => $to, 'type' => 'A', 'data' => ['w' => 2]]);
    $relationship = $made->getValue();
    check([$relationship->type, $relationship->properties, (string) $relationship->endId], ['A', ['w' => 2], basename($to)], "$version: relationship");
    $typed = iterator_to_array($client->request('GET', "$from/relationships/out/A%26B"));
    check(count($typed) . get_class($typed[0]), '1Neo4j\Type\Relationship', "$version: typed relationships");
    $put = $client->request('PUT', "$from/properties/name", 'text');
    check([$put->status, $put->getValue(), iterator_to_array($put)], [204, null, []], "$version: property PUT");
    check($client->request('GET', "$from/properties/name")->getValue(), 'text', "$version: property");
    check(iterator_to_array($client->request('GET', "$from/properties"))['n'], 9007199254740993, "$version: members");
    foreach (["$from/properties/none" => 404, '/db/data/node/999999999' => 404, '/db/data/nothing' => 404] as $path => $status) {
        $e = exception_of(fn () => $client->request('GET', $path));
        check([$e instanceof Neo4j\Exception\Neo4jException, $e?->getCode()], [true, $status], "$version: $path");
    }
    $e = exception_of(fn () => $client->request('DELETE', $from));
    check([short_name($e), $e->getCode()], ['ClientErrorException', 409], "$version: DELETE of a node with relationships");
    foreach ([place($made), $from, $to] as $path) {
        check($client->request('DELETE', $path)->status, 204, "$version: DELETE");
    }
    echo "$version\n";
}
?>
--EXPECT--
1.8
2.0
2.3
3.5
