--TEST--
Statements without RETURN, and those that find nothing
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8', '2.0');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/../value/scratch.php';

$client = new Neo4j\Client(neo4j_url('2.0'));
$label = scratch_label($client);
foreach (["CREATE (n:$label {i: 1})", "MATCH (n:$label) SET n.i = 2", "FOREACH (i IN [1, 2, 3] | CREATE (n:$label {i: i}))", "MATCH (n:$label) WHERE n.i = 99 RETURN n", "MATCH (n:$label) DELETE n"] as $text) {
    $result = $client->run($text);
    echo json_encode([$result->getColumns(), $result->fetchAll(), $result->getSummary()->rows]), "\n";
    echo json_encode(array_filter((array) $result->getSummary()->counters)), "\n";
}
$client = new Neo4j\Client(neo4j_url('1.8'));
$mark = scratch_mark($client);
$result = $client->run('CREATE n={phpt: {m}}', ['m' => $mark]);
echo json_encode([$result->getColumns(), $result->fetchAll(), $result->getSummary()->rows]), "\n";
echo json_encode($client->run('START n=node(*) WHERE n.phpt! = {m} RETURN count(*) AS c', ['m' => $mark])->fetchAll()), "\n";
--EXPECT--
[[],[],0]
{"nodesCreated":1,"propertiesSet":1,"labelsAdded":1}
[[],[],0]
{"propertiesSet":1}
[[],[],0]
{"nodesCreated":3,"propertiesSet":3,"labelsAdded":3}
[["n"],[],0]
[]
[[],[],0]
{"nodesDeleted":4}
[[],[],0]
[{"c":1}]
