--TEST--
In enforced read access a result is cut whatever its words
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

$text = "UNWIND range(1, 10000000000) AS i CALL (i) { RETURN i + 1 AS j } RETURN j, 'MARK'";
foreach ([Neo4j\AccessMode::Read, 'read'] as $mode) {
    $mark = own_label();
    $watch = new TransactionWatch($mark);
    $result = (new Neo4j\Client(neo4j_url('5.26')))->run(strtr($text, ['MARK' => $mark]), [], ['access_mode' => $mode]);
    $result->fetch();
    $began = microtime(true);
    unset($result);
    check(microtime(true) - $began < 0.5, true, 'at once');
    var_dump($watch->stopped());
}

/* Without it, it may be a write, and is read until drain_timeout. */
$mark = own_label();
$watch = new TransactionWatch($mark);
$result = (new Neo4j\Client(neo4j_url('5.26'), ['drain_timeout' => 0.3]))->run(strtr($text, ['MARK' => $mark]));
$began = microtime(true);
unset($result);
check(microtime(true) - $began >= 0.3, true, 'drained');
var_dump($watch->stopped());

/* And it is enforced, else it must not be trusted. */
expect_exception(fn () => (new Neo4j\Client(neo4j_url('5.26')))->run("CREATE (n:$mark) RETURN n", [], ['access_mode' => 'read']));
var_dump(nodes_of('5.26', $mark));
--EXPECTF--
bool(true)
bool(true)

Warning: main(): Reading the rest of a dropped result: the rest of the answer did not come within the drain_timeout of 0.30 s; whether the statement took effect is not known in %s on line %d
bool(true)
Neo4j\Exception\%s: %s
int(0)
