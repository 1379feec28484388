--TEST--
Access mode read: the server refuses a write, and nothing is written
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

use Neo4j\AccessMode;

$client = new Neo4j\Client(neo4j_url('5.26'));
$label = scratch_label($client);
foreach ([AccessMode::Read, 'read'] as $mode) {
    $e = exception_of(fn () => $client->run("CREATE (n:$label) RETURN n", [], ['access_mode' => $mode]));
    echo get_class($e), ' ', $e->getServerCode(), ' ', json_encode($e->isRetryable()), "\n";
}
$reader = new Neo4j\Client(neo4j_url('5.26'), ['access_mode' => 'read']);
echo short_name(exception_of(fn () => $reader->run("CREATE (n:$label)"))), "\n";
echo $reader->run("MATCH (n:$label) RETURN count(n) AS c")->single()['c'], "\n";
$reader->run("CREATE (n:$label)", [], ['access_mode' => AccessMode::Write]);
$reader->run("CREATE (n:$label)", [], ['access_mode' => null]);
echo $reader->run("MATCH (n:$label) RETURN count(n) AS c")->single()['c'], "\n";
--EXPECT--
Neo4j\Exception\ClientErrorException Neo.ClientError.Statement.AccessMode false
Neo4j\Exception\ClientErrorException Neo.ClientError.Statement.AccessMode false
ClientErrorException
0
2
