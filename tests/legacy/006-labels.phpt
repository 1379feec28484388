--TEST--
Legacy nodes: labels are null where only their address is sent
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

/* 2.3 and later say them. */
$node = legacy_node(7, ['a' => 1]) + ['metadata' => ['id' => 7, 'labels' => ['A', 'B']]];
$relationship = ['self' => 'http://h/db/data/relationship/3', 'start' => 'http://h/db/data/node/1', 'end' => 'http://h/db/data/node/2', 'type' => 'T', 'data' => ['w' => 1], 'property' => 'p', 'properties' => 'q', 'extensions' => (object) [], 'metadata' => ['id' => 3, 'type' => 'T']];
$path = ['start' => 'http://h/db/data/node/1', 'nodes' => ['http://h/db/data/node/1', 'http://h/db/data/node/2', 'http://h/db/data/node/3'], 'length' => 2, 'relationships' => ['http://h/db/data/relationship/4', 'http://h/db/data/relationship/5'], 'directions' => ['->', '<-'], 'end' => 'http://h/db/data/node/3'];
$server = scripted([legacy_body(['n', 'r', 'p'], [[$node, $relationship, $path]])], '2.0.0-M06');
$row = (new Neo4j\Client($server->url))->run('RETURN')->single();
echo json_encode($row['n']), "\n", json_encode($row['r']), "\n";
foreach ($row['p']->relationships as $step) {
    echo json_encode([$step->id, $step->startId, $step->endId, $step->startElementId, $step->endElementId]), "\n";
}
/* The real one. */
echo json_encode((new Neo4j\Client(neo4j_url('2.0')))->run('START n=node(0) RETURN n')->single()['n']->labels), "\n";
--EXPECT--
{"elementId":"7","id":7,"labels":["A","B"],"properties":{"a":1}}
{"elementId":"3","id":3,"type":"T","startElementId":"1","endElementId":"2","startId":1,"endId":2,"properties":{"w":1}}
[4,1,2,"1","2"]
[5,3,2,"3","2"]
null
