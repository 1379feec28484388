--TEST--
A begin goes to the next older door if its own is not there; the requests after it stay at the one that took it
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';
require __DIR__ . '/../jolt/jolt.php';

$shut = ['status' => 404, 'body' => '<html>', 'headers' => ['Content-Type' => 'text/html']];
$info = ['commit' => 'http://127.0.0.1/db/neo4j/tx/17/commit', 'transaction' => ['expires' => 'Mon, 30 Nov 2026 20:25:52 GMT']];
$server = scripted([
    ['for' => 'POST ' . TX, 'times' => -1] + $shut, ['for' => 'POST /db/neo4j/query/v2', 'times' => -1] + $shut,
    ['for' => 'POST /db/neo4j/tx', 'status' => 201, 'headers' => ['Content-Type' => JOLT_TYPE, 'Set-Cookie' => 'LB=s1']] + jolt_answer(jolt_lines([['info' => $info]])),
    ['for' => 'POST /db/neo4j/tx/17'] + jolt_answer(jolt_body(['v'], [[7]], [], $info)),
    ['for' => 'POST /db/neo4j/tx/17/commit'] + jolt_answer(jolt_lines(['{"info":{}}'])),
]);
$client = new Neo4j\Client($server->url, ['database' => 'neo4j']);
$tx = $client->beginTransaction();
echo $tx->run('RETURN 7')->fetchColumn(), "\n";
$tx->commit();
foreach (tx_requests($server) as $request) {
    echo "$request[method] $request[path] ", $request['headers']['cookie'] ?? '-', "\n";
}
$server->stop();

/* Once begun, a door that is gone takes the transaction with it. */
$server = scripted([begun(), ['for' => 'POST ' . TX . '/90a7', 'times' => -1] + $shut]);
$tx = (new Neo4j\Client($server->url, ['database' => 'neo4j']))->beginTransaction();
echo short_name(exception_of(fn () => $tx->run('RETURN 7'))), ': ', tx_trace($server), "\n";
--EXPECT--
7
POST /db/neo4j/query/v2/tx -
POST /db/neo4j/tx -
POST /db/neo4j/tx/17 LB=s1
POST /db/neo4j/tx/17/commit LB=s1
TransactionException: begin, run
