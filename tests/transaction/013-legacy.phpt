--TEST--
Neo4j 1.8 and the legacy protocol have no transactions and say so; 2.0 takes its transaction endpoint for them
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '2.3', '3.5', '4.4', '5.26');
--FILE--
<?php
require __DIR__ . '/doors.php';

foreach ([['1.8', []], ['1.8', ['protocol' => 'legacy']], ['2.0', ['protocol' => 'legacy']]] as [$version, $options]) {
    $client = new Neo4j\Client(neo4j_url($version), $options);
    expect_exception(fn () => $client->beginTransaction());
    expect_exception(fn () => $client->transaction(fn ($tx) => $tx->run('START n=node(0) RETURN 1')));
}
$client = new Neo4j\Client(neo4j_url('2.0'));
$label = own_label();
check($client->transaction(fn ($tx) => $tx->run("CREATE (n:$label) RETURN 1 AS i"))->getSummary()->protocol, Neo4j\Protocol::Transactional, '2.0');
check([seen($client, $label), $client->run('RETURN 1')->getSummary()->protocol], [1, Neo4j\Protocol::Legacy], '2.0');
delete_nodes('2.0', $label);
--EXPECT--
Neo4j\Exception\UsageException: Neo4j 1.8 over protocol "legacy" has no transactions
Neo4j\Exception\UsageException: Neo4j 1.8 over protocol "legacy" has no transactions
Neo4j\Exception\UsageException: a server over protocol "legacy" has no transactions
Neo4j\Exception\UsageException: a server over protocol "legacy" has no transactions
Neo4j\Exception\UsageException: a server over protocol "legacy" has no transactions
Neo4j\Exception\UsageException: a server over protocol "legacy" has no transactions
