--TEST--
A Query runs in a transaction with its parameters and options, laid over the transaction's
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '2.3', '3.5', '4.4', '5.26');
--FILE--
<?php
require __DIR__ . '/doors.php';

at_each_door(function ($client, $label, $door) {
    $tx = $client->beginTransaction(['fetch_mode' => 'num', 'stats' => false]);
    $old = (float) $door < 3 ? '{p}' : '$p';
    $query = new Neo4j\Query($client, "RETURN $old AS p", ['p' => 1]);
    check($tx->run($query)->fetchAll(), [[1]], "$door the transaction's");
    check($tx->run($query, ['p' => 2])->fetchAll(), [[2]], "$door parameters");
    check($tx->run($query, [], ['fetch_mode' => 'assoc'])->fetchAll(), [['p' => 1]], "$door the run's");
    $both = new Neo4j\Query($client, "RETURN $old AS p", ['p' => 3], ['fetch_mode' => 'both']);
    check($tx->run($both)->fetchAll(), [[3, 'p' => 3]], "$door the query's");
    check($tx->run($both->withParameters(['p' => 4]))->fetchAll(), [[4, 'p' => 4]], "$door withParameters");
    $other = new Neo4j\Query(new Neo4j\Client(neo4j_url(strtok($door, ' '))), 'RETURN 1');
    check(short_name(exception_of(fn () => $tx->run($other))), 'ValueError', "$door another client's");
    $whole = new Neo4j\Query($client, 'RETURN 1', [], ['access_mode' => 'read']);
    check(short_name(exception_of(fn () => $tx->run($whole))), 'ValueError', "$door whole transaction's");
    check($tx->isOpen(), true, $door);
    $tx->rollback();
});
echo "done\n";
--EXPECT--
done
