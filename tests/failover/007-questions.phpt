--TEST--
getServerInfo(), verifyConnectivity() and request() find the server that answers
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

$b = scripted([['for' => 'GET /db/data/', 'body' => '{"a":1}'], ['for' => 'POST /db/data/x', 'raw' => '', 'end' => 'FIN'], ['for' => 'POST /db/data/x', 'body' => '{"a":2}']]);
$client = fn () => new Neo4j\Client([dead_url(), $b->url]);
echo $client()->getServerInfo()->version, "\n";
$client()->verifyConnectivity();
$get = $client()->request('GET', '/db/data/');
echo json_encode($get->getValue()), "\n";
/* POST is not repeated once it may have arrived. */
$c = scripted([['for' => 'POST /db/data/x', 'body' => '{"a":3}']]);
expect_exception(fn () => (new Neo4j\Client([$b->url, $c->url]))->request('POST', '/db/data/x', []));
echo count($c->requests()), "\n";
?>
--EXPECTF--
5.26.0
{"a":1}
Neo4j\Exception\ConnectionException: %s
0
