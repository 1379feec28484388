--TEST--
getColumns() gives the names as the server has them, before, during and after the rows
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8', '2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$texts = [
    '1.8' => 'START n=node(0) RETURN n.name?, ID(n), 1 + 2, count(*)',
    '2.0' => 'START n=node(0) RETURN n.name, id(n), 1+2, count(*), "x"',
    '5.26' => 'OPTIONAL MATCH (n:NoSuchLabelAtAll) RETURN n.name, elementId(n), 1+2, count(*), "x", [x IN [1] | x]',
];
foreach ($texts as $version => $text) {
    $client = new Neo4j\Client(neo4j_url($version));
    $result = $client->run($text);
    $columns = $result->getColumns();
    echo json_encode($columns), "\n";
    $row = $result->single();
    check(array_keys($row), $columns, 'keys');
    check($result->getColumns(), $columns, 'after the rows');
    $result->close();
    check($result->getColumns(), $columns, 'after close()');
    $open = $client->run($text);
    $open->close();
    check($open->getColumns(), $columns, 'closed at once');
}
/* No rows, and no columns. */
$client = new Neo4j\Client(neo4j_url('5.26'));
echo json_encode($client->run('MATCH (n:NoSuchLabelAtAll) RETURN n, n.x AS `é "q"`')->getColumns(), JSON_UNESCAPED_UNICODE), "\n";
echo json_encode($client->run('MATCH (n:NoSuchLabelAtAll) SET n.x = 1')->getColumns()), "\n";
$client = new Neo4j\Client(neo4j_url('2.0'));
echo json_encode($client->run('MATCH (n:NoSuchLabelAtAll) RETURN n, n.x AS `é "q"`')->getColumns(), JSON_UNESCAPED_UNICODE), "\n";
echo json_encode($client->run('MATCH (n:NoSuchLabelAtAll) SET n.x = 1')->getColumns()), "\n";
--EXPECT--
["n.name?","ID(n)","1 + 2","count(*)"]
["n.name","id(n)","1+2","count(*)","\"x\""]
["n.name","elementId(n)","1+2","count(*)","\"x\"","[x IN [1] | x]"]
["n","é \"q\""]
[]
["n","é \"q\""]
[]
