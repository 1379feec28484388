--TEST--
Nodes, relationships and paths through the transactional endpoint, wherever they stand in a row
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/transactional.php';
transactional_skip();
?>
--FILE--
<?php
require __DIR__ . '/transactional.php';

foreach (transactional_clients(['fetch_mode' => 'num']) as $version => $client) {
    $a = unique_name();
    $b = unique_name();
    $client->run("CREATE (a:$a {name: 'x', f: 1.0, l: [1, 2]})-[r:KNOWS {since: 2000}]->(b:$b)");
    $row = $client->run("MATCH p = (b:$b)<-[r:KNOWS]-(a:$a) RETURN a, r, b, p, [a, 1, [b, r]], [p], [], a.none, 1, id(a), id(b), id(r)")->single();
    [$node, $relationship, $other, $path, $list, $paths, $empty, $null, $one, $id, $other_id, $relationship_id] = $row;
    check([$node->id, $other->id, $relationship->id], [$id, $other_id, $relationship_id], "$version ids");
    check([$node->labels, $other->labels], [[$a], [$b]], "$version labels");
    check([$node->get('name'), $node->get('f'), $node->get('l'), $other->properties], ['x', 1.0, [1, 2], []], "$version properties");
    check([$relationship->type, $relationship->startId, $relationship->endId, $relationship->properties], ['KNOWS', $id, $other_id, ['since' => 2000]], "$version relationship");
    check([$relationship->startElementId, $relationship->endElementId], [$node->elementId, $other->elementId], "$version ends");
    check($path->nodes == [$other, $node] && $path->relationships == [$relationship], true, "$version path, walked backwards");
    check($list == [$node, 1, [$other, $relationship]] && $paths == [$path], true, "$version in lists");
    check([$empty, $null, $one], [[], null, 1], "$version the rest");
    $client->run("MATCH (a:$a)-[r]->(b:$b) DELETE r, a, b");
}
echo "done\n";
--EXPECT--
done
