--TEST--
A vector where the format has none: the server's words, after the rows before it
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2025.10');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

/* 2025.10 has vectors, but its Query API does not. */
$client = new Neo4j\Client(neo4j_url('2025.10'));
expect_exception(fn () => $client->run('CYPHER 25 UNWIND [1, 2] AS i RETURN i, vector([1, 2], 2, INT8) AS v'));
/* As 2026.08 answers who asks for version 1.0. */
$body = '{"data":{"fields":["i","v"],"values":[[{"$type":"Integer","_value":"1"},{"$type":"Integer","_value":"2"}],[{"$type":"Integer","_value":"1"}]]},'
    . '"errors":[{"code":"Neo.ClientError.Request.Invalid","message":"Type VECTOR is not supported."}]}';
$server = scripted([$body]);
$result = (new Neo4j\Client($server->url))->run('RETURN i, v');
echo json_encode($result->fetch()), "\n";
expect_exception(fn () => $result->fetch());
--EXPECT--
Neo4j\Exception\ClientErrorException: Neo.ClientError.Request.Invalid: Type VECTOR is not supported as a column value
{"i":1,"v":2}
Neo4j\Exception\ClientErrorException: Neo.ClientError.Request.Invalid: Type VECTOR is not supported.
