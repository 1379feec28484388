--TEST--
Options that a legacy server would ignore throw before the statement is sent
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8', '2.0');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['1.8', '2.0'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    foreach ([['database' => 'neo4j'], ['access_mode' => 'read'], ['access_mode' => Neo4j\AccessMode::Write], ['database' => 'x', 'access_mode' => 'read']] as $options) {
        expect_exception(fn () => $client->run('CREATE n={phpt:"ignored option"} RETURN n', [], $options));
    }
    $whole = new Neo4j\Client(neo4j_url($version), ['database' => 'neo4j']);
    expect_exception(fn () => $whole->run('START n=node(0) RETURN n'));
    echo count($whole->run('START n=node(0) RETURN n', [], ['database' => null])->fetchAll()), "\n";
}
/* Not a request went out but discovery. */
$server = scripted([legacy_body(['v'], [[1]])], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
expect_exception(fn () => $client->run('RETURN 1 AS v', [], ['database' => 'x']));
echo count($server->statements()), "\n";
--EXPECTF--
Neo4j\Exception\UsageException: option "database" would be ignored by Neo4j 1.8 over protocol "legacy"
Neo4j\Exception\UsageException: option "access_mode" would be ignored by Neo4j 1.8 over protocol "legacy"
Neo4j\Exception\UsageException: option "access_mode" would be ignored by Neo4j 1.8 over protocol "legacy"
Neo4j\Exception\UsageException: option "database" would be ignored by Neo4j 1.8 over protocol "legacy"
Neo4j\Exception\UsageException: option "database" would be ignored by Neo4j 1.8 over protocol "legacy"
1
Neo4j\Exception\UsageException: option "database" would be ignored by Neo4j 2.0.0-M06 over protocol "legacy"
Neo4j\Exception\UsageException: option "access_mode" would be ignored by Neo4j 2.0.0-M06 over protocol "legacy"
Neo4j\Exception\UsageException: option "access_mode" would be ignored by Neo4j 2.0.0-M06 over protocol "legacy"
Neo4j\Exception\UsageException: option "database" would be ignored by Neo4j 2.0.0-M06 over protocol "legacy"
Neo4j\Exception\UsageException: option "database" would be ignored by Neo4j 2.0.0-M06 over protocol "legacy"
1
Neo4j\Exception\UsageException: option "database" would be ignored by Neo4j 2.0.0-M06 over protocol "legacy"
0
