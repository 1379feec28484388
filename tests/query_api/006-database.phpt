--TEST--
The option database: the right one, another, and one that is not there
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

$client = new Neo4j\Client(neo4j_url('5.26'), ['database' => 'neo4j']);
$result = $client->run('CALL db.info() YIELD name RETURN name');
echo $result->single()['name'], ' ', $result->getSummary()->database, "\n";
$result = $client->run('SHOW DATABASES YIELD name WHERE name = "system"', [], ['database' => 'system']);
echo $result->single()['name'], ' ', $result->getSummary()->database, "\n";
echo $client->run('RETURN 1 AS x', [], ['database' => 'NEO4J'])->single()['x'], "\n";
foreach (['nosuch', 'no such', 'a/b', 'ä', 'x?y#z%'] as $name) {
    $e = exception_of(fn () => $client->run('RETURN 1', [], ['database' => $name]));
    echo get_class($e), ' ', $e->getServerCode(), ' ', $e->getCode(), ' ', str_contains($e->getMessage(), 'option "database"') ? 'names the option' : $e->getMessage(), "\n";
}
/* No way round by a path. */
echo short_name(exception_of(fn () => $client->run('RETURN 1', [], ['database' => '../db/neo4j']))), "\n";
/* null: the home database again. */
$client = new Neo4j\Client(neo4j_url('5.26'), ['database' => 'nosuch']);
echo $client->run('RETURN 1 AS x', [], ['database' => null])->getSummary()->database, "\n";
expect_exception(fn () => $client->run('RETURN 1'));
--EXPECT--
neo4j neo4j
system system
1
Neo4j\Exception\ClientErrorException Neo.ClientError.Database.DatabaseNotFound 404 names the option
Neo4j\Exception\ClientErrorException Neo.ClientError.Database.DatabaseNotFound 404 names the option
Neo4j\Exception\ClientErrorException Neo.ClientError.Database.DatabaseNotFound 404 names the option
Neo4j\Exception\ClientErrorException Neo.ClientError.Database.DatabaseNotFound 404 names the option
Neo4j\Exception\ClientErrorException Neo.ClientError.Database.DatabaseNotFound 404 names the option
ClientErrorException
neo4j
Neo4j\Exception\ClientErrorException: Neo.ClientError.Database.DatabaseNotFound: Graph not found: nosuch (the option "database" names it)
