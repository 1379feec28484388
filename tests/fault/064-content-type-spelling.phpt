--TEST--
Media types are compared as HTTP has it: without case, parameters aside
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$legacy = ['application/json', 'application/json; charset=UTF-8; stream=true', 'application/json;stream=true', 'Application/JSON ; charset="utf-8"'];
$answers = array_map(fn ($type) => ['body' => legacy_body(['v'], [[1]]), 'headers' => ['Content-Type' => $type]], $legacy);
check_all(outcomes($answers, '2.0.0-M06'), [[['v' => 1]], 'end']);
$typed = ['application/vnd.neo4j.query', 'application/vnd.neo4j.query;charset=utf-8', 'Application/Vnd.Neo4j.Query ; charset=utf-8'];
$answers = array_map(fn ($type) => ['body' => typed_body(['v'], [[1]]), 'headers' => ['Content-Type' => $type]], $typed);
check_all(outcomes($answers, '5.26'), [[['v' => 1]], 'end']);
--EXPECT--
4 cases
3 cases
