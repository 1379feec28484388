--TEST--
With persistent false the connection is of the client alone, and is closed with it
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted(array_fill(0, 10, typed_body(['v'], [[1]])));
$shared = new Neo4j\Client($server->url, ['database' => 'neo4j']);
$shared->run('RETURN 1 AS v')->fetchAll();
$own = new Neo4j\Client($server->url, ['persistent' => false, 'database' => 'neo4j']);
$own->run('RETURN 1 AS v')->fetchAll();
$own->run('RETURN 1 AS v')->fetchAll();
$own->close();
print_r($server->waitClosed());
$shared->run('RETURN 1 AS v')->fetchAll();
echo implode(' ', array_column($server->statements(), 'connection')), "\n";

$own = new Neo4j\Client($server->url, ['persistent' => false, 'database' => 'neo4j']);
$own->run('RETURN 1 AS v')->fetchAll();
unset($own);
print_r($server->waitClosed(2));
--EXPECT--
Array
(
    [2] => client
)
1 2 2 1
Array
(
    [2] => client
    [3] => client
)
