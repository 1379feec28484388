--TEST--
The exceptions: parents, interface, defaults
--EXTENSIONS--
neo4j
--FILE--
<?php
foreach ([
    'ConnectionException', 'TimeoutException', 'TlsException', 'ProtocolException', 'ServerException', 'ClientErrorException', 'AuthenticationException', 'TransientException',
    'DatabaseException', 'TransactionException', 'UsageException',
] as $name) {
    $class = "Neo4j\\Exception\\$name";
    $e = new $class('text', 7, $previous = new Exception());
    echo $name, ' < ', implode(' < ', array_map(fn ($parent) => preg_replace('/^Neo4j.Exception./', '', $parent), array_values(class_parents($e)))), ': ';
    var_dump($e instanceof Neo4j\Exception\Neo4jException && $e->getMessage() === 'text' && $e->getCode() === 7 && $e->getPrevious() === $previous);
    assert($e->getServerCode() === null && $e->isRetryable() === false);
}
var_dump(interface_exists(Neo4j\Exception\Neo4jException::class), is_subclass_of(Neo4j\Exception\Neo4jException::class, Throwable::class));
--EXPECT--
ConnectionException < RuntimeException < Exception: bool(true)
TimeoutException < ConnectionException < RuntimeException < Exception: bool(true)
TlsException < ConnectionException < RuntimeException < Exception: bool(true)
ProtocolException < RuntimeException < Exception: bool(true)
ServerException < RuntimeException < Exception: bool(true)
ClientErrorException < ServerException < RuntimeException < Exception: bool(true)
AuthenticationException < ServerException < RuntimeException < Exception: bool(true)
TransientException < ServerException < RuntimeException < Exception: bool(true)
DatabaseException < ServerException < RuntimeException < Exception: bool(true)
TransactionException < RuntimeException < Exception: bool(true)
UsageException < LogicException < Exception: bool(true)
bool(true)
bool(true)
