--TEST--
Relationships of 2.0 and 5.26 have their type, ends and properties
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

foreach (['2.0' => '{p}', '5.26' => '$p'] as $version => $p) {
    $client = new Neo4j\Client(neo4j_url($version));
    $label = scratch_label($client);
    $properties = ['w' => 1.0, 'since' => 1999, 'type' => 't', 'start' => 's', 'end' => 'e', 'self' => 'x', 'data' => 'd'];
    $id = $version === '2.0' ? 'id' : 'elementId';
    $row = $client->run(
        "CREATE (a:$label)-[r:`IS é`]->(b:$label) CREATE (b)-[q:BACK]->(b) " . ($version === '2.0' ? '' : "SET r = $p ") .
        "RETURN r, q, $id(r) AS ir, $id(a) AS ia, $id(b) AS ib",
        ['p' => $properties],
    )->single();
    $r = $row['r'];
    check(get_class($r), Neo4j\Type\Relationship::class, "$version class");
    check([$r->type, $row['q']->type], ['IS é', 'BACK'], "$version type");
    check([$r->elementId, $r->startElementId, $r->endElementId], [(string) $row['ir'], (string) $row['ia'], (string) $row['ib']], "$version element ids");
    check([$row['q']->startElementId, $row['q']->endElementId], [(string) $row['ib'], (string) $row['ib']], "$version a loop");
    check([$r->id, $r->startId, $r->endId], $version === '2.0' ? [$row['ir'], $row['ia'], $row['ib']] : [null, null, null], "$version ids");
    check($row['q']->properties, [], "$version no properties");
    if ($version === '2.0') {
        $r = $client->run("MATCH (a:$label), (b:$label) WHERE a <> b CREATE (a)-[r:T {p}]->(b) RETURN r LIMIT 1", ['p' => $properties])->fetch()['r'];
    }
    $is = $r->properties;
    ksort($is);
    ksort($properties);
    check($is, $properties, "$version properties");
}
echo "done\n";
--EXPECT--
done
