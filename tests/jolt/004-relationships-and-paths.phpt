--TEST--
Relationships have both ends right, also where a path walks them backwards
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
    $client->run("CREATE (a:$label {n: 'a'})-[:R {n: 1, f: [1.0]}]->(b:$label {n: 'b'})<-[:S {n: 2147483648}]-(c:$label {n: 'c'})");
    $row = $client->run("MATCH p = (a:$label {n: 'a'})-[r:R]->(b)<-[s:S]-(c) RETURN p, a, b, c, r, s, relationships(p) AS rs, nodes(p) AS ns")->single();
    ['p' => $p, 'a' => $a, 'b' => $b, 'c' => $c, 'r' => $r, 's' => $s] = $row;
    check(get_class($r), Neo4j\Type\Relationship::class, "$version class");
    check([$r->type, $r->get('n'), $r->get('f'), $s->properties], ['R', 1, [1.0], ['n' => 2147483648]], "$version parts");
    check([$r->startElementId, $r->endElementId, $r->startId, $r->endId], [$a->elementId, $b->elementId, $a->id, $b->id], "$version ends");
    check([$s->startElementId, $s->endElementId, $s->startId, $s->endId], [$c->elementId, $b->elementId, $c->id, $b->id], "$version ends of the other");
    check([$r->id, $r->elementId === (string) $r->id], $version === '4.4' ? [$r->id, true] : [null, false], "$version id");
    check($p->nodes == [$a, $b, $c] && $p->relationships == [$r, $s] && $p->labels === [], true, "$version path");
    check($row['rs'] == $p->relationships && $row['ns'] == $p->nodes, true, "$version its functions");

    $back = $client->run("MATCH p = (c:$label {n: 'c'})-[:S]->(b)<-[:R]-(a) RETURN p, relationships(p) AS rs")->single();
    check($back['p']->nodes == [$c, $b, $a] && $back['p']->relationships == [$s, $r] && $back['rs'] == [$s, $r], true, "$version the other way");
    $row = $client->run("MATCH p = (a:$label {n: 'a'}) RETURN p, [p] AS l, {p: p} AS m")->single();
    check($row['p']->nodes == [$a] && $row['p']->relationships === [] && $row['l'] == [$row['p']] && $row['m'] == ['p' => $row['p']], true, "$version no step");
    $client->run("MATCH (a:$label {n: 'a'}) CREATE (a)-[:LOOP]->(a)");
    $loop = $client->run("MATCH p = (a:$label {n: 'a'})-[:LOOP]->(a) RETURN p")->single()['p'];
    check($loop->nodes == [$a, $a] && count($loop->relationships) === 1, true, "$version loop");
}
echo "done\n";
--EXPECT--
done
