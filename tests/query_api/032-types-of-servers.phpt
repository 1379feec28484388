--TEST--
Every type from real servers
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26', '2025.10', '2026.08');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Type\{Date, Duration, LocalDateTime, LocalTime, Point, Time, Vector, ZonedDateTime};

$values = [
    'date("2024-02-29")' => new Date(2024, 2, 29),
    'date({year: -44, month: 3, day: 15})' => new Date(-44, 3, 15),
    'time("12:34:56.789+02:00")' => new Time(12, 34, 56, 789000000, 7200),
    'time("12:34Z")' => new Time(12, 34),
    'localtime("01:02:03.000000001")' => new LocalTime(1, 2, 3, 1),
    'datetime("2024-07-01T00:00:00[Europe/Berlin]")' => new ZonedDateTime(2024, 7, 1, offsetSeconds: 7200, zone: 'Europe/Berlin'),
    'datetime("2024-02-29T12:00:00Z")' => new ZonedDateTime(2024, 2, 29, 12),
    'datetime("2024-02-29T12:00:00-05:30")' => new ZonedDateTime(2024, 2, 29, 12, offsetSeconds: -19800),
    'localdatetime("2024-01-01T00:00:00")' => new LocalDateTime(2024, 1, 1),
    'duration("P1Y2M3DT4H5M6.789S")' => new Duration(14, 3, 14706, 789000000),
    'duration({months: -1, days: 2, seconds: -3, nanoseconds: 4})' => new Duration(-1, 2, -3, 4),
    'point({x: 1.5, y: 2})' => new Point(7203, 1.5, 2),
    'point({x: 1.5, y: 2, z: -0.0})' => new Point(9157, 1.5, 2, -0.0),
    'point({longitude: 12.9, latitude: 55.6})' => new Point(4326, 12.9, 55.6),
    'point({longitude: 12.9, latitude: 55.6, height: 1e300})' => new Point(4979, 12.9, 55.6, 1e300),
];
$vectors = [
    'vector([1, -128], 2, INT8)' => new Vector('INT8', [1, -128]),
    'vector([9223372036854775807], 1, INTEGER64)' => new Vector('INT64', [PHP_INT_MAX]),
    'vector([1.5, 2], 2, FLOAT32)' => new Vector('FLOAT32', [1.5, 2.0]),
    'vector([0.1, -0.0], 2, FLOAT64)' => new Vector('FLOAT64', [0.1, -0.0]),
];
foreach (['5.26', '2025.10', '2026.08'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $all = $version === '2026.08' ? $values + $vectors : $values;
    $cypher = $version === '5.26' ? '' : 'CYPHER 25 ';
    foreach ($all as $text => $object) {
        $v = $client->run("{$cypher}RETURN $text AS v")->single()['v'];
        check(serialize($v), serialize($object), "$version $text");
        $inside = $client->run("{$cypher}RETURN [1, $text] AS l, {k: $text} AS m")->single();
        check(serialize($inside), serialize(['l' => [1, $object], 'm' => ['k' => unserialize(serialize($object))]]), "$version $text inside");
    }
    /* Many at once, and a node's properties. */
    $row = $client->run($cypher . 'RETURN ' . implode(', ', array_map(fn ($i, $text) => "$text AS v$i", array_keys(array_keys($all)), array_keys($all))))->single();
    check(serialize(array_values($row)), serialize(array_values($all)), "$version row");
}
echo "done\n";
--EXPECT--
done
