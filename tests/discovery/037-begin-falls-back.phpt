--TEST--
A transaction begins at the next older door too, and stays there; but not at one that has none
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/doors.php';

$lines = fn (array $events) => implode('', array_map(fn ($event) => body_json($event) . "\n", $events));
$jolt = fn (array $events, int $status = 200) => ['status' => $status, 'body' => $lines($events), 'headers' => ['Content-Type' => 'application/vnd.neo4j.jolt-v2']];
$row = [['header' => ['fields' => ['v']]], ['data' => [1]], ['summary' => (object) []]];
$info = fn (string $path) => ['info' => ['commit' => "http://inside.invalid$path/commit", 'transaction' => ['expires' => 'Tue, 01 Dec 2026 01:02:03 GMT']]];
$server = scripted([
    ['for' => 'POST /db/neo4j/query/v2/tx'] + REFUSALS['406'],
    ['for' => 'POST /db/neo4j/tx'] + $jolt([$info('/db/neo4j/tx/7')], 201),
    ['for' => 'POST /db/neo4j/tx/7', 'times' => 2] + $jolt([...$row, $info('/db/neo4j/tx/7')]),
    ['for' => 'POST /db/neo4j/tx/7/commit'] + $jolt([['info' => (object) []]]),
    jolt_door(),
]);
$client = new Neo4j\Client($server->url, ['database' => 'neo4j']);
$transaction = $client->beginTransaction();
echo $transaction->run('RETURN 1 AS v')->single()['v'], $transaction->run('RETURN 1 AS v')->single()['v'], "\n";
$transaction->commit();
/* What was learnt counts for single statements as well. */
echo $client->run('RETURN 1')->single()['v'], "\n", $server->trace(), $client->getServerInfo()->reason, "\n";
$server->stop();

/* 2.0 has the legacy door too, which knows no transactions. */
$server = scripted([['for' => 'POST /db/data/transaction', 'times' => -1] + REFUSALS['404 HTML'], legacy_body(['v'], [['legacy']])], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
expect_exception(fn () => $client->beginTransaction());
echo $client->run('RETURN 1')->single()['v'], ' ', preg_replace('/^\d+ /m', '', $server->trace());
--EXPECT--
11
jolt
1 GET /
1 POST /db/neo4j/query/v2/tx
1 POST /db/neo4j/tx
1 POST /db/neo4j/tx/7
1 POST /db/neo4j/tx/7
1 POST /db/neo4j/tx/7/commit
1 POST /db/neo4j/tx/commit
the server offers the Query API; the door of protocol "query" answered HTTP 406
Neo4j\Exception\ProtocolException: POST http://127.0.0.1:PORT/db/data/transaction answered HTTP 404 text/html: "<html>no such page</html>"
legacy GET /
GET /db/data/
POST /db/data/transaction
GET /
GET /db/data/
POST /db/data/cypher?includeStats=true
