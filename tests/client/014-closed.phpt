--TEST--
close() may be called twice; what would talk to the server afterwards is a UsageException
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\{Client, Query, Transport};

$client = new Client('http://neo4j:hunter2@127.0.0.1:1');
$query = new Query($client, 'RETURN 1');
$client->close();
$client->close();
foreach ([
    fn () => $client->run('RETURN 1'), fn () => $client->run($query), fn () => $query->getResultSet(), fn () => $client->getServerInfo(),
    fn () => $client->verifyConnectivity(),
] as $use) {
    expect_exception($use);
}
var_dump($client->getTransport() instanceof Transport\Curl, $query->withParameters(['a' => 1])->getParameters());
var_dump((string) exception_of(fn () => $client->run('RETURN 1')) !== '');
--EXPECT--
Neo4j\Exception\UsageException: The client of http://127.0.0.1:PORT is closed
Neo4j\Exception\UsageException: The client of http://127.0.0.1:PORT is closed
Neo4j\Exception\UsageException: The client of http://127.0.0.1:PORT is closed
Neo4j\Exception\UsageException: The client of http://127.0.0.1:PORT is closed
Neo4j\Exception\UsageException: The client of http://127.0.0.1:PORT is closed
bool(true)
array(1) {
  ["a"]=>
  int(1)
}
bool(true)
