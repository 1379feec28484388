--TEST--
A path of 5.26 has its nodes and relationships whole; a step walked backwards keeps its direction
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
$client->run("CREATE (a:$label {n: 'a'})-[:R {n: 1}]->(b:$label {n: 'b'})<-[:S {n: 2}]-(c:$label {n: 'c'})");
$row = $client->run("MATCH p = (a:$label {n: 'a'})-[r:R]->(b)<-[s:S]-(c) RETURN p, a, b, c, r, s")->single();
$p = $row['p'];
check(get_class($p), Neo4j\Type\Path::class, 'class');
check($p->nodes == [$row['a'], $row['b'], $row['c']] && $p->relationships == [$row['r'], $row['s']] && $p->labels === [], true, 'parts');
check([$p->relationships[1]->startElementId, $p->relationships[1]->endElementId], [$row['c']->elementId, $row['b']->elementId], 'reversed step');
check([$p->nodes[0]->get('n'), $p->nodes[0]->labels, $p->relationships[1]->get('n'), $p->relationships[1]->type], ['a', [$label], 2, 'S'], 'whole');
/* From the other end. */
$back = $client->run("MATCH p = (c:$label {n: 'c'})-[:S]->(b)<-[:R]-(a) RETURN p")->single()['p'];
check($back->nodes == array_reverse($p->nodes) && $back->relationships == array_reverse($p->relationships), true, 'the other way');
/* A path without a step, and paths within a list and a map. */
$row = $client->run("MATCH p = (a:$label {n: 'a'}) RETURN p, [p] AS l, {p: p, n: [a]} AS m")->single();
check(count($row['p']->nodes) === 1 && $row['p']->relationships === [], true, 'no step');
check($row['l'] == [$row['p']] && $row['m'] == ['p' => $row['p'], 'n' => $row['p']->nodes], true, 'within');
/* A walk round a loop has the node twice. */
$client->run("MATCH (a:$label {n: 'a'}) CREATE (a)-[:LOOP]->(a)");
$loop = $client->run("MATCH p = (a:$label {n: 'a'})-[:LOOP]->(a) RETURN p")->single()['p'];
check($loop->nodes[0] == $loop->nodes[1] && count($loop->relationships) === 1, true, 'loop');
echo "done\n";
--EXPECT--
done
