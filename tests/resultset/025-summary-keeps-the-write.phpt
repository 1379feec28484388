--TEST--
getSummary() before the end keeps what the statement writes
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/rows.php';

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $source = numbered_label($client, 100);
    $target = scratch_label($client);
    $result = $client->run("MATCH (a:$source), (b:$source) CREATE (n:$target {text: a.s}) RETURN n, a, b");
    $result->fetch();
    echo $result->getSummary()->counters->nodesCreated, ' ', $client->run("MATCH (n:$target) RETURN count(n) AS c")->single()['c'], "\n";
}
--EXPECT--
10000 10000
10000 10000
