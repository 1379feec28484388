--TEST--
getTransport() gives the transport of the options, or one and the same
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\{Client, Transport};

$curl = new Transport\Curl();
var_dump((new Client(options: ['transport' => $curl]))->getTransport() === $curl);
$client = new Client();
var_dump($client->getTransport(), $client->getTransport() === $client->getTransport());
$held = (new Client(options: ['transport' => new Transport\Curl()]))->getTransport();
var_dump($held);
--EXPECTF--
bool(true)
object(Neo4j\Transport\Curl)#%d (0) {
}
bool(true)
object(Neo4j\Transport\Curl)#%d (0) {
}
