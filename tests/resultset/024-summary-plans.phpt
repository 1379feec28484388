--TEST--
EXPLAIN, PROFILE and notifications of 5.26 are in the summary
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

$client = new Neo4j\Client(neo4j_url('5.26'));
$result = $client->run('EXPLAIN MATCH (n:NoSuchLabelAtAll) RETURN n');
echo json_encode([$result->getColumns(), $result->fetchAll()]), "\n";
$summary = $result->getSummary();
echo gettype($summary->plan), ' ', gettype($summary->profile), ' ', $summary->plan['operatorType'], "\n";
$summary = $client->run('PROFILE UNWIND [1, 2] AS x RETURN x')->getSummary();
echo gettype($summary->plan), ' ', gettype($summary->profile), ' ', $summary->profile['operatorType'], ' ', $summary->rows, "\n";
$notification = $client->run('MATCH (n:NoSuchLabelAtAll) RETURN n')->getSummary()->notifications[0];
echo $notification['code'], "\n";
echo count($client->run('RETURN 1')->getSummary()->bookmarks), "\n";
--EXPECT--
[["n"],[]]
array NULL ProduceResults@neo4j
NULL array ProduceResults@neo4j 2
Neo.ClientNotification.Statement.UnknownLabelWarning
1
