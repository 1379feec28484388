--TEST--
Nodes of 5.26 have their element id, labels and properties
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
require __DIR__ . '/scratch.php';

$client = new Neo4j\Client(neo4j_url('5.26'));
$label = scratch_label($client);
$row = $client->run(
    "CREATE (n:$label:`Ä b` {i: 1, f: 1.0, s: 'é😀', b: true, l: [1, 2], e: [], fl: [1.0], self: 's', data: 'd', type: 't', `\$type`: 'x', `_value`: 'y', `7`: 7}) RETURN n, elementId(n) AS id",
)->single();
['n' => $node, 'id' => $id] = $row;
check(get_class($node), Neo4j\Type\Node::class, 'class');
check($node->elementId, $id, 'elementId');
check($node->id, null, 'id');
$labels = $node->labels;
sort($labels);
check($labels, [$label, 'Ä b'], 'labels');
$properties = $node->properties;
ksort($properties, SORT_STRING);
$expected = ['i' => 1, 'f' => 1.0, 's' => 'é😀', 'b' => true, 'l' => [1, 2], 'e' => [], 'fl' => [1.0], 'self' => 's', 'data' => 'd', 'type' => 't', '$type' => 'x', '_value' => 'y', 7 => 7];
ksort($expected, SORT_STRING);
check($properties, $expected, 'properties');
check([$node->get('7'), $node->get('f'), $node->has('s'), $node->has('none'), $node->get('none'), $node->get('none', 5)], [7, 1.0, true, false, null, 5], 'get, has');
/* A bare one. */
$bare = $client->run("CREATE (n:$label) RETURN n, [n, {in: n}] AS deep")->single();
check($bare['n']->properties, [], 'no properties');
check($bare['deep'][0] == $bare['n'] && $bare['deep'][1]['in'] == $bare['n'], true, 'in a list and a map');
echo "done\n";
--EXPECT--
done
