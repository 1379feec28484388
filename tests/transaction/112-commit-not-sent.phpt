--TEST--
A commit that could not be sent has committed nothing: the whole may be tried again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$server = scripted([begun()]);
$client = new Neo4j\Client($server->url);
$tx = $client->beginTransaction();
$server->stop();
tx_exception(fn () => $tx->commit());
var_dump($tx->isOpen());
tx_exception(fn () => $tx->commit());
--EXPECTF--
ConnectionException: the request failed: http://127.0.0.1:PORT: %s [-, retryable]
bool(false)
TransactionException: the transaction has been ended by an error: the request failed: http://127.0.0.1:PORT: %s [-, retryable]
