--TEST--
Nodes: element ids from Neo4j 5 on, ids before, which are the element id as text
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/jolt.php';
jolt_skip();
?>
--FILE--
<?php
require __DIR__ . '/jolt.php';
require __DIR__ . '/../value/scratch.php';

foreach (jolt_clients() as $version => $client) {
    $label = scratch_label($client);
    $id = $version === '4.4' ? 'id(n)' : 'elementId(n)';
    $properties = ['i' => 1, 'big' => 2147483648, 'f' => 1.0, 's' => 'é😀', 'b' => true, 'l' => [1, 2], 'e' => [], 'fl' => [1.0], 'bl' => [true, false],
        'Z' => 'z', '()' => '[]', '{}' => 'map', 'T' => [1.5, 2.0], '->' => '', 7 => 7];
    $row = $client->run("CREATE (n:$label:`Ä b`) SET n += \$p RETURN n, $id AS id", ['p' => (object) $properties])->single();
    $node = $row['n'];
    check(get_class($node), Neo4j\Type\Node::class, "$version class");
    check($node->elementId, (string) $row['id'], "$version element id");
    check($node->id, $version === '4.4' ? $row['id'] : null, "$version id");
    $labels = $node->labels;
    sort($labels);
    check($labels, [$label, 'Ä b'], "$version labels");
    $is = $node->properties;
    ksort($is, SORT_STRING);
    ksort($properties, SORT_STRING);
    check(serialize($is), serialize($properties), "$version properties");
    $bare = $client->run("CREATE (n:$label) RETURN n, [n, {in: n}] AS deep, properties(n) AS p")->single();
    check($bare['n']->properties, [], "$version no properties");
    check($bare['deep'][0] == $bare['n'] && $bare['deep'][1]['in'] == $bare['n'], true, "$version in a list and a map");
    $deleted = $client->run("CREATE (n:$label {a: 1}) DELETE n RETURN n")->single()['n'];
    check([$deleted->labels, $deleted->properties], [[], []], "$version deleted");
    $array = $client->run("MATCH (n:`Ä b`:$label) RETURN n", [], ['value_mode' => 'arrays'])->single()['n'];
    check(array_keys($array), ['elementId', 'id', 'labels', 'properties'], "$version as an array");
}
echo "done\n";
--EXPECT--
done
