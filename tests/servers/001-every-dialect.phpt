--TEST--
Every server that is there writes, reads and deletes a node through each protocol it offers
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip();
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (neo4j_dialects() as $dialect => $client) {
    [$version] = explode(' ', $dialect);
    $name = unique_name();
    $value = 'p: ' . neo4j_parameter($version, 'p');
    $node = neo4j_node($version, 'n', $name, $value);
    $other = neo4j_node($version, 'm', $name);
    $count = neo4j_match($version, 'n', $name) . ' RETURN count(n) AS count';

    check($client->run("CREATE $node RETURN n.p AS p", ['p' => 7])->fetchAll(), [['p' => 7]], "$dialect: created");
    check($client->run("CREATE $node-[:R]->$other", ['p' => 8])->fetchAll(), [], "$dialect: created without RETURN");
    check($client->run($count)->fetchAll(), [['count' => 3]], "$dialect: found");
    check($client->run(neo4j_delete($version, $name))->fetchAll(), [], "$dialect: deleted");
    check($client->run($count)->fetchAll(), [['count' => 0]], "$dialect: gone");
    check($client->run(neo4j_return($version, "'x' AS x, 1 AS i"))->fetchAll(), [['x' => 'x', 'i' => 1]], "$dialect: one row");
}
?>
DONE
--EXPECT--
DONE
