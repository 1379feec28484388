--TEST--
A path of 2.0 knows the ids of its parts and nothing else
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

use Neo4j\Type\{Node, Path, Relationship};

$client = new Neo4j\Client(neo4j_url('2.0'));
$label = scratch_label($client);
$client->run("CREATE (a:$label {n: 'a'})-[:R]->(b:$label {n: 'b'})<-[:S]-(c:$label {n: 'c'})");
$row = $client->run("MATCH p = (a:$label)-[r:R]->(b)<-[s:S]-(c) RETURN p, id(a) AS ia, id(b) AS ib, id(c) AS ic, id(r) AS ir, id(s) AS is, [p] AS l")->single();
$node = fn ($id) => new Node((string) $id, $id);
$relationship = fn ($id) => new Relationship((string) $id, $id);
$expected = new Path([$node($row['ia']), $node($row['ib']), $node($row['ic'])], [$relationship($row['ir']), $relationship($row['is'])]);
var_dump($row['p'] == $expected, $row['l'] == [$expected]);
var_dump($row['p']->nodes[0]->properties, $row['p']->nodes[0]->get('n', 'not sent'), $row['p']->relationships[1]->type, $row['p']->relationships[1]->startId);
$single = $client->run("MATCH p = (a:$label) WHERE a.n = 'a' RETURN p, id(a) AS ida")->single();
var_dump($single['p'] == new Path([$node($single['ida'])]));
--EXPECT--
bool(true)
bool(true)
NULL
string(8) "not sent"
string(0) ""
NULL
bool(true)
