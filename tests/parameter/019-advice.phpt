--TEST--
Where a protocol takes no types, the exception says what to write instead, and that works there
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('4.4');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Type\{Bytes, Date, Duration, LocalDateTime, LocalTime, Point, Time, Vector, ZonedDateTime};

$values = [
    new Date(2024, 2, 29), new Date(-12345, 1, 1), new LocalTime(1, 2, 3, 4), new Time(1, 2, 3, 4, -3600), new LocalDateTime(12345, 1, 1),
    new ZonedDateTime(2024, 1, 1), new ZonedDateTime(2024, 10, 27, 2, 30, 0, 0, 3600, 'Europe/Berlin'),
    new Duration(), new Duration(14, -3, 3723, 5), new Duration(0, 0, -1, 500000000),
    new Point(7203, 1.5, -2e30), new Point(9157, 1, 2, 3), new Point(4326, 12.9, 55.6), new Point(4979, 12.9, 55.6, 1e-7),
    NAN, INF, -INF,
];
$client = new Neo4j\Client(neo4j_url('4.4'));
foreach ($values as $i => $value) {
    $e = exception_of(fn () => $client->run('RETURN 1', ['p' => ['a b' => [1, $value]]]));
    preg_match('/write (.*) in the statement(?: and pass (.*))?$/', $e->getMessage(), $advice) || print(get_class($e) . $e->getMessage() . "\n");
    $passed = match ($advice[2] ?? '') { '' => 1, 'it as text' => (string) $value, 'what its jsonSerialize() gives' => $value->jsonSerialize() };
    $made = $client->run("RETURN $advice[1] AS made", ['p' => ['a b' => [1, $passed]]])->single()['made'];
    check($made == $value || (is_float($made) && is_nan($made) && is_nan($value)), true, $e->getMessage());
    $i % 2 === 0 && print($e->getMessage() . "\n");
}
/* What Cypher makes of nothing else, and what only newer servers have. */
foreach ([new Bytes("\xff"), new Vector('INT8', [1, 2]), new DateTime(), new DateInterval('P1D')] as $value) {
    expect_exception(fn () => $client->run('RETURN $v', ['v' => $value]));
}
expect_exception(fn () => $client->beginTransaction()->run('RETURN $v', ['v' => new Date(1, 1, 1)]));
--EXPECT--
protocol "jolt" takes plain JSON only, and parameter $p["a b"][1] is a Neo4j\Type\Date: write date($p["a b"][1]) in the statement and pass it as text
protocol "jolt" takes plain JSON only, and parameter $p["a b"][1] is a Neo4j\Type\LocalTime: write localtime($p["a b"][1]) in the statement and pass it as text
protocol "jolt" takes plain JSON only, and parameter $p["a b"][1] is a Neo4j\Type\LocalDateTime: write localdatetime($p["a b"][1]) in the statement and pass it as text
protocol "jolt" takes plain JSON only, and parameter $p["a b"][1] is a Neo4j\Type\ZonedDateTime: write datetime($p["a b"][1]) in the statement and pass it as text
protocol "jolt" takes plain JSON only, and parameter $p["a b"][1] is a Neo4j\Type\Duration: write duration($p["a b"][1]) in the statement and pass it as text
protocol "jolt" takes plain JSON only, and parameter $p["a b"][1] is a Neo4j\Type\Point: write point({x: $p["a b"][1].x, y: $p["a b"][1].y, srid: $p["a b"][1].srid}) in the statement and pass what its jsonSerialize() gives
protocol "jolt" takes plain JSON only, and parameter $p["a b"][1] is a Neo4j\Type\Point: write point({x: $p["a b"][1].x, y: $p["a b"][1].y, srid: $p["a b"][1].srid}) in the statement and pass what its jsonSerialize() gives
protocol "jolt" takes plain JSON only, and parameter $p["a b"][1] is NAN: write 0.0 / 0.0 in the statement
protocol "jolt" takes plain JSON only, and parameter $p["a b"][1] is -INF: write -1.0 / 0.0 in the statement
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $v is a Neo4j\Type\Bytes: Cypher makes no bytes of anything else, so pass a string, such as their Base64
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $v is a Neo4j\Type\Vector: write vector($v, 2, INT8) in a statement of Cypher 25 and pass its values
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $v is a Neo4j\Type\ZonedDateTime: write datetime($v) in the statement and pass it as text
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $v is a Neo4j\Type\Duration: write duration($v) in the statement and pass it as text
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $v is a Neo4j\Type\Date: write date($v) in the statement and pass it as text
