--TEST--
An error event that names no error is no success, not even of a commit
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

$begun = jolt_answer(['status' => 201, 'body' => jolt_lines(['{"info":{"commit":"http://x/db/neo4j/tx/5/commit","transaction":{"expires":"x"}}}'])]);
foreach (['{"error":{"message":"no"}}', '{"error":{}}', '{"error":{"errors":[]}}', '{"error":{"errors":null}}'] as $event) {
    $server = scripted([$begun, jolt_answer(jolt_lines([$event, '{"info":{}}']))]);
    $transaction = (new Neo4j\Client($server->url, ['protocol' => 'jolt', 'database' => 'neo4j']))->beginTransaction();
    echo short_name(exception_of(fn () => $transaction->commit())), "\n";
    $server->stop();
    echo short_name(exception_of(fn () => $transaction->run('RETURN 1'))), "\n";
    check(jolt_outcomes([jolt_lines(['{"header":{"fields":["v"]}}', '{"data":[1]}', '{"summary":{}}', $event, '{"info":{}}'])])[0][1], 'ProtocolException', $event);
}
--EXPECT--
TransactionException
TransactionException
TransactionException
TransactionException
TransactionException
TransactionException
TransactionException
TransactionException
