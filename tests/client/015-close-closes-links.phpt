--TEST--
close() closes the idle connections of this client, not those of others
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
$options = ['protocol' => 'query', 'database' => 'neo4j'];
$one = new Neo4j\Client($server->url, $options);
$other = new Neo4j\Client("http://neo4j:other@127.0.0.1:$server->port", $options);
foreach ([$one, $other, $one, $other] as $client) {
    $client->run('RETURN 1')->fetchAll();
}
var_dump($server->connections());
$one->close();
print_r($server->waitClosed());
$other->run('RETURN 1')->fetchAll();
var_dump($server->connections());

$own = new Neo4j\Client($server->url, $options + ['persistent' => false]);
$own->run('RETURN 1')->fetchAll();
$own->run('RETURN 1')->fetchAll();
var_dump($server->connections());
unset($own);
print_r($server->waitClosed(2));
--EXPECT--
int(2)
Array
(
    [1] => client
)
int(2)
int(3)
Array
(
    [1] => client
    [3] => client
)
