--TEST--
Clients and queries are not copied, compared, serialized, made without constructor or constructed twice
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\{Client, Query, Transport};

$client = new Client();
foreach ([$client, new Query($client, 'RETURN 1')] as $object) {
    $class = get_class($object);
    expect_exception(fn () => clone $object);
    expect_exception(fn () => serialize($object));
    expect_exception(fn () => var_dump(unserialize('O:' . strlen($class) . ":\"$class\":0:{}")));
    expect_exception(fn () => (new ReflectionClass($class))->newInstanceWithoutConstructor());
    expect_exception(fn () => $object->added = 1);
    expect_exception(fn () => $object instanceof Client ? $object->__construct() : $object->__construct($client, 'RETURN 2'));
    var_dump($object == $object, json_encode($object), (array) $object);
}
var_dump($client == new Client(), $object->getText());
expect_exception(fn () => serialize(new Transport\Curl()));
--EXPECTF--
Error: Trying to clone an uncloneable object of class Neo4j\Client
Exception: Serialization of 'Neo4j\Client' is not allowed
Exception: Unserialization of 'Neo4j\Client' is not allowed
ReflectionException: Class Neo4j\Client is an internal class marked as final that cannot be instantiated without invoking its constructor
Error: Cannot create dynamic property Neo4j\Client::$added
Error: Neo4j\Client cannot be constructed twice
bool(true)
string(2) "{}"
array(0) {
}
Error: Trying to clone an uncloneable object of class Neo4j\Query
Exception: Serialization of 'Neo4j\Query' is not allowed
Exception: Unserialization of 'Neo4j\Query' is not allowed
ReflectionException: Class Neo4j\Query is an internal class marked as final that cannot be instantiated without invoking its constructor
Error: Cannot create dynamic property Neo4j\Query::$added
Error: Neo4j\Query cannot be constructed twice
bool(true)
string(2) "{}"
array(0) {
}
bool(false)
string(8) "RETURN 1"
Exception: Serialization of 'Neo4j\Transport\Curl' is not allowed
