--TEST--
1.8 has no counters: null, whether asked for or not
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$client = new Neo4j\Client(neo4j_url('1.8'));
foreach ([[], ['stats' => true], ['stats' => false]] as $options) {
    $summary = $client->run('START n=node(0) RETURN n', [], $options)->getSummary();
    var_dump($summary->counters, $summary->rows);
}
--EXPECT--
NULL
int(1)
NULL
int(1)
NULL
int(1)
