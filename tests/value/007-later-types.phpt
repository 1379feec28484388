--TEST--
A type that this version has no class for is a ProtocolException that names it
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
$values = [
    'date("2024-02-29")', 'time("12:34:56+02:00")', 'localtime("01:02:03")', 'datetime("2024-01-01T00:00:00Z")',
    'datetime("2024-01-01T00:00:00[Europe/Berlin]")', 'localdatetime("2024-01-01T00:00:00")', 'duration("P1Y2M")',
    'point({x: 1.5, y: 2})', 'point({longitude: 12.9, latitude: 55.6, height: 1})', '[1, [date("2024-02-29")]]', '{a: duration("P1D")}',
];
foreach ($values as $value) {
    expect_exception(fn () => $client->run("RETURN 1 AS n, $value AS v"));
}
/* Rows before it are given. */
[$rows, $end] = outcome(fn () => $client->run('UNWIND range(1, 40000) AS x RETURN CASE x WHEN 40000 THEN date() ELSE x END AS v'));
echo count($rows), ' ', end($rows)['v'], " $end\n";
/* The connection's other statements are not harmed. */
echo $client->run('RETURN 1 AS one')->single()['one'], "\n";
--EXPECT--
Neo4j\Exception\ProtocolException: row 1: values of type Date are not supported yet (in the query, toString() makes text of most); the statement may have been executed
Neo4j\Exception\ProtocolException: row 1: values of type Time are not supported yet (in the query, toString() makes text of most); the statement may have been executed
Neo4j\Exception\ProtocolException: row 1: values of type LocalTime are not supported yet (in the query, toString() makes text of most); the statement may have been executed
Neo4j\Exception\ProtocolException: row 1: values of type OffsetDateTime are not supported yet (in the query, toString() makes text of most); the statement may have been executed
Neo4j\Exception\ProtocolException: row 1: values of type ZonedDateTime are not supported yet (in the query, toString() makes text of most); the statement may have been executed
Neo4j\Exception\ProtocolException: row 1: values of type LocalDateTime are not supported yet (in the query, toString() makes text of most); the statement may have been executed
Neo4j\Exception\ProtocolException: row 1: values of type Duration are not supported yet (in the query, toString() makes text of most); the statement may have been executed
Neo4j\Exception\ProtocolException: row 1: values of type Point are not supported yet (in the query, toString() makes text of most); the statement may have been executed
Neo4j\Exception\ProtocolException: row 1: values of type Point are not supported yet (in the query, toString() makes text of most); the statement may have been executed
Neo4j\Exception\ProtocolException: row 1: values of type Date are not supported yet (in the query, toString() makes text of most); the statement may have been executed
Neo4j\Exception\ProtocolException: row 1: values of type Duration are not supported yet (in the query, toString() makes text of most); the statement may have been executed
39999 39999 ProtocolException
1
