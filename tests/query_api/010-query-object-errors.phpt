--TEST--
Query: what cannot be sent is refused when it is made; an error of the server leaves no result
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

use Neo4j\{Client, Query};

$client = new Client(neo4j_url('5.26'));
expect_exception(fn () => new Query($client, ''));
expect_exception(fn () => new Query($client, "RETURN '\xff'"));
expect_exception(fn () => new Query($client, 'RETURN $a', ['a' => [1, "\xff"]]));
expect_exception(fn () => new Query($client, 'RETURN 1', [], ['fetchmode' => 'num']));
expect_exception(fn () => new Query($client, 'RETURN 1', [], ['auth' => ['u', 'secret']]));
expect_exception(fn () => (new Query($client, 'RETURN 1'))->withParameters(['a' => fopen('php://memory', 'r')]));
$query = new Query($client, 'RETRUN 1');
echo short_name(exception_of(fn () => $query->getResultSet())), ' ', short_name(exception_of(fn () => $query->getResultSet())), "\n";
/* Of another client. */
$query = new Query($client, 'RETURN 1 AS a');
expect_exception(fn () => (new Client(neo4j_url('5.26')))->run($query));
expect_exception(fn () => clone $query);
expect_exception(fn () => serialize($query));
expect_exception(fn () => $query->__construct($client, 'RETURN 2'));
/* It holds its client. */
unset($client);
echo $query->getResultSet()->single()['a'], "\n";
/* A query and its result that hold each other up are collected. */
$cycle = new Query(new Client(neo4j_url('5.26')), 'UNWIND range(1, 100000) AS x RETURN x', ['o' => $holder = new stdClass()]);
$holder->result = [];
$cycle->getResultSet()->fetch();
unset($cycle, $holder);
gc_collect_cycles();
echo "done\n";
--EXPECT--
ValueError: The statement must not be empty
ValueError: The statement is not valid UTF-8
ValueError: parameter $a[1] is not valid UTF-8, which JSON cannot carry
ValueError: option "fetchmode" is not known, did you mean "fetch_mode"?
ValueError: option "auth" can only be given to the client
TypeError: parameter $a is a resource, which cannot be a parameter
ClientErrorException ClientErrorException
ValueError: Neo4j\Client::run(): Argument #1 ($query) must be a query of the same client
Error: Trying to clone an uncloneable object of class Neo4j\Query
Exception: Serialization of 'Neo4j\Query' is not allowed
Error: Neo4j\Query cannot be constructed twice
1
done
