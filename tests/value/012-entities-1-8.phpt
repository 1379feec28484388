--TEST--
Nodes, relationships and paths of 1.8
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/scratch.php';

$client = new Neo4j\Client(neo4j_url('1.8'));
$mark = scratch_mark($client);
$row = $client->run(
    'CREATE a={phpt:{m}, name:"a", self:"s", data:"d"}, b={phpt:{m}}, p=a-[r:`IS A` {phpt:{m}, w:1.0, `start`:"x", `end`:"y", `type`:"z"}]->b RETURN a, b, r, ID(a) AS ida, ID(b) AS idb, ID(r) AS idr, TYPE(r) AS t',
    ['m' => $mark],
)->single();
[$a, $b, $r] = [$row['a'], $row['b'], $row['r']];
check([$a->id, $a->elementId, $a->labels, $b->id], [$row['ida'], (string) $row['ida'], null, $row['idb']], 'ids');
check([$a->get('self'), $a->get('data'), $a->get('name'), count($a->properties)], ['s', 'd', 'a', 4], 'properties');
check([$r->id, $r->elementId, $r->type, $r->startId, $r->endId, $r->startElementId, $r->endElementId],
    [$row['idr'], (string) $row['idr'], 'IS A', $a->id, $b->id, $a->elementId, $b->elementId], 'relationship');
check([$r->get('w'), $r->get('start'), $r->get('end'), $r->get('type')], [1.0, 'x', 'y', 'z'], 'its properties');
$path = $client->run('START a=node({a}) MATCH p=a-[r]->b RETURN p', ['a' => $a->id])->single()['p'];
var_dump($path == new Neo4j\Type\Path(
    [new Neo4j\Type\Node($a->elementId, $a->id), new Neo4j\Type\Node($b->elementId, $b->id)],
    [new Neo4j\Type\Relationship($r->elementId, $r->id)],
));
$rows = $client->run('START a=node({a}) MATCH p=a-[r]->b RETURN nodes(p) AS ns, rels(p) AS rs, length(p) AS l', ['a' => $a->id])->single();
var_dump($rows == ['ns' => [$a, $b], 'rs' => [$r], 'l' => 1]);
--EXPECT--
bool(true)
bool(true)
