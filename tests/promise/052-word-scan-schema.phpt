--TEST--
Schema changes and procedures whose result is dropped take effect
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

$client = new Neo4j\Client(neo4j_url('5.26'));
$label = own_label();
$client->run("CALL db.createProperty('$label')");
var_dump($client->run('CALL db.propertyKeys() YIELD propertyKey AS p WITH p WHERE p = $l RETURN count(*) AS c', ['l' => $label])->single()['c']);
$client->run("CREATE INDEX i$label FOR (n:$label) ON (n.i)");
var_dump($client->run('SHOW INDEXES YIELD name WHERE name = $n RETURN count(*) AS c', ['n' => "i$label"])->single()['c']);
$client->run("DROP INDEX i$label");
var_dump($client->run('SHOW INDEXES YIELD name WHERE name = $n RETURN count(*) AS c', ['n' => "i$label"])->single()['c']);

/* A procedure that runs Cypher: of a later error nothing is lost silently. */
$client->run("UNWIND range(1, 2000) AS i CALL { WITH i CREATE (n:$label) } IN TRANSACTIONS OF 100 ROWS RETURN i");
var_dump(nodes_of('5.26', $label));
delete_nodes('5.26', $label);
--EXPECT--
int(1)
int(1)
int(0)
int(2000)
