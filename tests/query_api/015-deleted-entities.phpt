--TEST--
Entities that the statement itself has deleted come as what the server still says of them
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
require __DIR__ . '/../value/scratch.php';

$client = new Neo4j\Client(neo4j_url('5.26'));
$label = scratch_label($client);
$node = $client->run("CREATE (n:$label {a: 1}) DELETE n RETURN n")->single()['n'];
echo get_class($node), ' ', json_encode([$node->elementId !== '', $node->labels, $node->properties]), "\n";
$relationship = $client->run("CREATE (a:$label)-[r:R {w: 1}]->(b:$label) DELETE r, a, b RETURN r")->single()['r'];
echo get_class($relationship), ' ', json_encode([$relationship->elementId !== '', $relationship->type, $relationship->properties]), "\n";
$path = $client->run("CREATE p = (a:$label)-[r:R]->(b:$label) DELETE r, a, b RETURN p")->single()['p'];
echo count($path->nodes), ' ', count($path->relationships), "\n";
--EXPECT--
Neo4j\Type\Node [true,[],[]]
Neo4j\Type\Relationship [true,"",[]]
2 1
