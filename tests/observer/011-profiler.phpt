--TEST--
examples/profiler.php: counts and times by text
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
require __DIR__ . '/../../examples/profiler.php';

$client = new Neo4j\Client(neo4j_url('5.26'), ['observer' => $profiler = new Profiler]);
$client->run('RETURN 1');
$client->run('RETURN 1');
exception_of(fn () => $client->run('RETRN 1'));
foreach ($profiler->statements as $text => $entry) {
    echo "$text: $entry[count] times, $entry[failed] failed\n";
    check($entry['seconds'] > 0, true, $text);
}
?>
--EXPECT--
RETURN 1: 2 times, 0 failed
RETRN 1: 1 times, 1 failed
