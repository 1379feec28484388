--TEST--
An error found while a real answer is drained is a warning, and a failed write is not kept
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

$clients = real_clients();
$label = own_label();
$clients['5.26']->run("UNWIND range(2000, 0, -1) AS i CREATE (n:$label {i: i}) RETURN 10 / i AS v");
echo nodes_of('5.26', $label), ' ', $clients['5.26']->run('RETURN 7 AS v')->fetchColumn(), "\n";

/* 2.0 finds out before its first row if the statement writes: then it is no warning. */
$rows = array_map(fn ($i) => ['i' => $i], range(2000, 0));
expect_exception(fn () => $clients['2.0']->run("CREATE (n:$label {rows}) RETURN n, 10 / n.i AS v", ['rows' => $rows]));
echo nodes_of('2.0', $label), "\n";

/* This reads, but looks as if it might write. */
$clients['2.0']->run(...many_writes('2.0', $label, 3000));
$clients['2.0']->run("MATCH (n:$label) RETURN n, 10 / (2900 - n.i) AS v, n.set");
echo nodes_of('2.0', $label), ' ', $clients['2.0']->run('RETURN 7 AS v')->fetchColumn(), "\n";
delete_nodes('2.0', $label);
--EXPECTF--

Warning: main(): Reading the rest of a dropped result: %s/ by zero%S in %s on line 6
0 7
Neo4j\Exception\ClientErrorException: java.lang.ArithmeticException%S
0

Warning: main(): Reading the rest of a dropped result: %sthe answer was cut after %d rows (%s); a server of this age ends an answer so when a query fails while its rows are sent, and does not say why; whether the statement took effect is not known in %s on line 16
3000 7
