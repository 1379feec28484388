--TEST--
A Transaction is made by a client only, neither copied nor serialized nor compared, and shows no secret
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$server = scripted([begun(['Set-Cookie' => 'LB=cookie-secret', 'neo4j-cluster-affinity' => 'affinity-secret']), rolled_back()]);
$client = new Neo4j\Client('http://user:password-secret@127.0.0.1:' . $server->port, ['headers' => ['X-Key' => 'header-secret']]);
$tx = $client->beginTransaction();
expect_exception(fn () => new Neo4j\Transaction);
expect_exception(fn () => (new ReflectionClass('Neo4j\Transaction'))->newInstanceWithoutConstructor());
expect_exception(fn () => clone $tx);
expect_exception(fn () => serialize($tx));
expect_exception(fn () => unserialize('O:17:"Neo4j\Transaction":0:{}'));
expect_exception(fn () => $tx == clone $client);
expect_exception(fn () => $tx->x = 1);
ob_start();
var_dump($tx);
print_r($tx);
var_export((array) $tx);
echo json_encode($tx);
$shown = ob_get_clean();
check(preg_match('/secret|90a7/', $shown), 0, $shown);
var_dump($tx);
$tx->rollback();
var_dump($tx);
--EXPECTF--
Error: Call to private Neo4j\Transaction::__construct() from global scope
ReflectionException: Class Neo4j\Transaction is an internal class marked as final that cannot be instantiated without invoking its constructor
Error: Trying to clone an uncloneable object of class Neo4j\Transaction
Exception: Serialization of 'Neo4j\Transaction' is not allowed
Exception: Unserialization of 'Neo4j\Transaction' is not allowed
Error: Trying to clone an uncloneable object of class Neo4j\Client
Error: Cannot create dynamic property Neo4j\Transaction::$x
object(Neo4j\Transaction)#%d (2) {
  ["server"]=>
  string(%d) "http://127.0.0.1:%d"
  ["state"]=>
  string(4) "open"
}
object(Neo4j\Transaction)#%d (2) {
  ["server"]=>
  string(%d) "http://127.0.0.1:%d"
  ["state"]=>
  string(11) "rolled back"
}
