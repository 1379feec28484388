--TEST--
A legacy node whose property map has a path's keys stays a node
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
$url = 'http://127.0.0.1/db/data';
$properties = ['start' => "$url/node/1", 'end' => "$url/node/1", 'nodes' => ["$url/node/1"], 'relationships' => [], 'length' => 0];
foreach (['objects', 'arrays'] as $mode) {
    $node = $client->run("CREATE (n:$label {p}) RETURN n", ['p' => $properties], ['value_mode' => $mode])->single()['n'];
    check(is_object($node), $mode === 'objects', "$mode: an object");
    $node = (array) $node;
    check(array_keys($node), ['elementId', 'id', 'labels', 'properties'], "$mode: members");
    $is = $node['properties'] ?? [];
    ksort($is);
    ksort($properties);
    check($is, $properties, "$mode: properties");
}
echo "done\n";
--EXPECT--
done
