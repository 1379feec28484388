--TEST--
ValueMode::Arrays gives graph values as plain arrays, by option of client and query
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/scratch.php';

foreach (['2.0', '5.26'] as $version) {
    $arrays = new Neo4j\Client(neo4j_url($version), ['value_mode' => Neo4j\ValueMode::Arrays]);
    $objects = new Neo4j\Client(neo4j_url($version));
    $label = scratch_label($objects);
    $objects->run("CREATE (a:$label {n: 'a', data: 'd', self: 's'})-[:R {w: 1.0}]->(b:$label {n: 'b'})");
    $query = "MATCH p = (a:$label)-[r]->(b:$label) RETURN a, r, p, [a, [b]] AS l";
    $row = $arrays->run($query)->single();
    $same = $objects->run($query, [], ['value_mode' => 'arrays'])->single();
    check($same, $row, "$version per query");
    $object = $arrays->run($query, [], ['value_mode' => 'objects'])->single();
    check(get_class($object['a']), Neo4j\Type\Node::class, "$version back to objects");
    $members = fn ($value) => $value->__serialize();
    check($row['a'], $members($object['a']), "$version node");
    check($row['r'], $members($object['r']), "$version relationship");
    check($row['p'], [
        'nodes' => array_map($members, $object['p']->nodes), 'relationships' => array_map($members, $object['p']->relationships), 'labels' => [],
    ], "$version path");
    check($row['l'], [$row['a'], [$members($object['l'][1][0])]], "$version within");
    echo json_encode([array_keys($row['a']), array_keys($row['r']), array_keys($row['p'])]), "\n";
}
--EXPECT--
[["elementId","id","labels","properties"],["elementId","id","type","startElementId","endElementId","startId","endId","properties"],["nodes","relationships","labels"]]
[["elementId","id","labels","properties"],["elementId","id","type","startElementId","endElementId","startId","endId","properties"],["nodes","relationships","labels"]]
