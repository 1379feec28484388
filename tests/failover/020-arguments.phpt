--TEST--
What a list of servers must be
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

foreach ([[], array_fill(0, 65, 'http://h'), ['http://h', 7], ['http://h', "http://h\0"], ['http://h', 'bolt://h'], ['http://h', 'http://u:secret@h/?x']] as $uris) {
    expect_exception(fn () => new Neo4j\Client($uris));
}
foreach (['sometimes', 1, null] as $failover) {
    expect_exception(fn () => new Neo4j\Client(['http://h'], ['failover' => $failover]));
}
expect_exception(fn () => (new Neo4j\Client(['http://h']))->run('RETURN 1', [], ['failover' => 'random']));
expect_exception(fn () => new Neo4j\Client(array_fill(0, 64, 'http://h'), ['failover' => 'random']));
var_dump(new Neo4j\Client(['http://u:secret@one:1', 'http://two:2']));
?>
--EXPECTF--
ValueError: Neo4j\Client::__construct(): Argument #1 ($uri) must hold 1 to 64 URIs
ValueError: Neo4j\Client::__construct(): Argument #1 ($uri) must hold 1 to 64 URIs
TypeError: Neo4j\Client::__construct(): Argument #1 ($uri) must be of type string or an array of strings, array of int given
ValueError: Neo4j\Client::__construct(): Argument #1 ($uri) must not contain any null bytes
ValueError: The URI's scheme "bolt" is for Bolt, which is not spoken here: use http://h:7474
ValueError: The URI must not have a query string or a fragment: in a user name or password write %s
ValueError: option "failover" must be "ordered" or "random"
TypeError: option "failover" must be of type string, int given
TypeError: option "failover" must be of type string, null given
ValueError: option "failover" can only be given to the client
no exception
object(Neo4j\Client)#%d (%d) {
  ["server"]=>
  string(12) "http://one:1"
  ["others"]=>
  array(1) {
    [0]=>
    string(12) "http://two:2"
  }
  ["protocol"]=>
  enum(Neo4j\Protocol::Auto)
}
