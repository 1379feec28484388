--TEST--
Nodes of 2.0 have their id, also as text, and properties named like parts of a node
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/scratch.php';

$client = new Neo4j\Client(neo4j_url('2.0'));
$label = scratch_label($client);
$properties = ['i' => 1, 'f' => 1.0, 's' => 'é😀', 'b' => true, 'l' => [1, 2], 'fl' => [1.0, -0.0], 'd' => '2024-02-29',
    'self' => 'http://127.0.0.1/db/data/node/5', 'data' => 'd', 'type' => 't', 'start' => 'x', 'end' => 'y', 'property' => 'p', 'properties' => 'q',
    'labels' => ['L'], 'nodes' => ['http://127.0.0.1/db/data/node/5'], 'length' => 0, 'extensions' => 'e', 'metadata' => 'm', '7' => 7];
$row = $client->run("CREATE (n:$label {p}) RETURN n, id(n) AS id, n.i, [n, [n]] AS list", ['p' => $properties])->single();
$node = $row['n'];
check([$node->id, $node->elementId, $node->labels], [$row['id'], (string) $row['id'], null], 'id, labels');
$is = $node->properties;
ksort($is, SORT_STRING);
ksort($properties, SORT_STRING);
check(serialize($is), serialize($properties), 'properties');
check($row['n.i'], 1, 'an expression as column');
/* Within a map literal this server makes a text of it. */
check($row['list'] == [$node, [$node]], true, 'in a list');
$bare = $client->run("CREATE (n:$label) RETURN n")->single()['n'];
check($bare->properties, [], 'no properties');
check(json_encode($bare), '{"elementId":"' . $bare->id . '","id":' . $bare->id . ',"labels":null,"properties":{}}', 'json_encode');
/* labels() is what tells them here. */
check($client->run("MATCH (n:$label) RETURN labels(n) AS l LIMIT 1")->single(), ['l' => [$label]], 'labels()');
echo "done\n";
--EXPECT--
done
