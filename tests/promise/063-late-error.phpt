--TEST--
An error after the first row comes from the iteration, behind the rows before it, each time it is asked
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

$label = own_label();
second_client('2.0')->run(...many_writes('2.0', $label, 3000));
$statements = [
    '2.0' => "MATCH (n:$label) RETURN n, 10 / (2900 - n.i) AS v",
    '5.26' => 'UNWIND range(2000, 0, -1) AS i RETURN 10 / i AS v',
];
foreach (real_clients() as $version => $client) {
    $rows = 0;
    $result = $client->run($statements[$version]);
    $e = exception_of(function () use ($result, &$rows) {
        foreach ($result as $row) {
            $rows++;
        }
    });
    echo $version, ': ', short_name($e), ' ', $version === '2.0' ? $rows > 2000 && $rows < 2900 : $rows === 2000, "\n";
    foreach ([fn () => $result->fetch(), fn () => $result->fetchAll(), fn () => $result->getSummary(), fn () => $result->fetchColumn(), fn () => $result->single()] as $again) {
        check(exception_of($again)?->getMessage(), $e->getMessage(), 'again');
    }
    expect_exception(fn () => $client->run($statements[$version])->fetchAll());
    expect_exception(fn () => $client->run($statements[$version])->getSummary());
    echo $client->run('RETURN 7 AS v')->fetchColumn(), "\n";
}
delete_nodes('2.0', $label);
--EXPECTF--
2.0: ProtocolException 1
Neo4j\Exception\ProtocolException: %s was cut after %s
Neo4j\Exception\ProtocolException: %s was cut after %s
7
5.26: ClientErrorException 1
Neo4j\Exception\ClientErrorException: %s/ by zero%S
Neo4j\Exception\ClientErrorException: %s/ by zero%S
7
