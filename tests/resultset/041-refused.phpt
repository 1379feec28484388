--TEST--
A result cannot be made, cloned, serialized, compared, extended or written to
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

$client = new Neo4j\Client(neo4j_url('5.26'));
$result = $client->run('RETURN 1 AS one');
expect_exception(fn () => clone $result);
expect_exception(fn () => serialize($result));
expect_exception(fn () => unserialize('O:15:"Neo4j\ResultSet":0:{}'));
expect_exception(fn () => new Neo4j\ResultSet());
expect_exception(function () use ($result) { $result->other = 1; });
expect_exception(fn () => (string) $result);
var_dump($result == $result, (new ReflectionClass($result))->isFinal());
set_error_handler(fn ($number, $message) => print("$message\n"));
var_dump((int) $result);
restore_error_handler();
expect_exception(fn () => (new ReflectionClass($result))->newInstanceWithoutConstructor());
echo $result->single()['one'], "\n";
foreach ([Neo4j\Summary::class, Neo4j\Counters::class, Neo4j\ServerInfo::class] as $class) {
    expect_exception(fn () => new $class());
}
$summary = $result->getSummary();
expect_exception(function () use ($summary) { $summary->rows = 5; });
expect_exception(function () use ($summary) { $summary->counters->nodesCreated = 5; });
expect_exception(function () use ($summary) { $summary->other = 5; });
--EXPECTF--
Error: Trying to clone an uncloneable object of class Neo4j\ResultSet
Exception: Serialization of 'Neo4j\ResultSet' is not allowed
Exception: Unserialization of 'Neo4j\ResultSet' is not allowed
Error: Call to private Neo4j\ResultSet::__construct() from %s
Error: Cannot create dynamic property Neo4j\ResultSet::$other
Error: Object of class Neo4j\ResultSet could not be converted to string
bool(true)
bool(true)
Object of class Neo4j\ResultSet could not be converted to int
int(1)
ReflectionException: Class Neo4j\ResultSet is an internal class marked as final that cannot be instantiated without invoking its constructor
1
Error: Call to private Neo4j\Summary::__construct() from %s
Error: Call to private Neo4j\Counters::__construct() from %s
Error: Call to private Neo4j\ServerInfo::__construct() from %s
Error: Cannot modify readonly property Neo4j\Summary::$rows
Error: Cannot modify readonly property Neo4j\Counters::$nodesCreated
Error: Cannot create dynamic property Neo4j\Summary::$other
