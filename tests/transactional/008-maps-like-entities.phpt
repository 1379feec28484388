--TEST--
Before 3.0 nodes are maps full of URLs: a map of the user's with the same keys stays a map
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/transactional.php';
neo4j_skip('2.0', '2.3');
?>
--FILE--
<?php
require __DIR__ . '/transactional.php';

foreach (array_intersect_key(transactional_clients(['fetch_mode' => 'num']), ['2.0' => 1, '2.3' => 1]) as $version => $client) {
    $name = unique_name();
    $node = ['self' => 'http://localhost:7474/db/data/node/123456789', 'data' => ['a' => 1], 'property' => 'x', 'properties' => 'y'];
    $relationship = $node + ['start' => $node['self'], 'end' => $node['self'], 'type' => 'R'];
    $relationship['self'] = 'http://localhost:7474/db/data/relationship/123456789';
    $path = ['start' => 'x', 'end' => 'x', 'nodes' => [$node['self']], 'relationships' => [], 'length' => 0];
    $odd = ['nodes' => [1], 'relationships' => [[]], 'start' => null, 'self' => ['data'], 'data' => 1];
    $parameters = ['maps' => [$node, $relationship, $path, $odd, ['self' => $node]]];
    $row = $client->run("CREATE (n:$name {self: 'http://h/db/data/node/1', data: 'x', property: 'y', properties: 'z'}) RETURN {maps}, n, {m: n, l: [[n]]}", $parameters)->single();
    check($row[0], $parameters['maps'], "$version maps");
    check([$row[1]->labels, $row[1]->get('self'), $row[1]->get('data')], [[$name], 'http://h/db/data/node/1', 'x'], "$version node");
    check($row[2] == ['m' => $row[1], 'l' => [[$row[1]]]], true, "$version node in maps and lists");
    $client->run("MATCH (n:$name) DELETE n");
}
echo "done\n";
--EXPECT--
done
