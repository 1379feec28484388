--TEST--
A vector, which servers cannot write in Jolt, is refused, in a row and in a node
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

/* As 2025.10.1 and 2026.08.1 send it. */
$vector = '{"typeName":"Int8Vector","incomparableType":true,"sequenceValue":false}';
check_all(jolt_values([$vector, "[1,$vector]", '{"{}":{"a":' . $vector . '}}', '{"()":[1,[],{"v":' . $vector . '}]}']), 'ProtocolException');
$server = scripted([jolt_answer(jolt_value_body($vector))], '5.26');
expect_exception(fn () => (new Neo4j\Client($server->url, ['protocol' => 'jolt', 'database' => 'neo4j']))->run('RETURN 1'));

foreach (array_intersect_key(jolt_clients(), ['2025.10' => 1, '2026.08' => 1]) as $version => $client) {
    $e = exception_of(fn () => $client->run('CYPHER 25 RETURN vector([1, 2], 2, INTEGER8) AS v'));
    check(short_name($e), 'ProtocolException', $version);
    check($client->run('RETURN 1 AS one')->single(), ['one' => 1], "$version after");
}
--EXPECT--
4 cases
Neo4j\Exception\ProtocolException: row 1: servers cannot write a vector in Jolt; protocol "query" on Neo4j 2026 has vectors; the statement may have been executed
