--TEST--
One tag for all dates, times and durations: their text tells which; points and bytes have tags of their own
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

use Neo4j\Type\{Bytes, Date, Duration, LocalDateTime, LocalTime, Point, Time, ZonedDateTime};

$values = [
    '{"T":"2024-02-29"}' => new Date(2024, 2, 29), '{"T":"-0044-03-15"}' => new Date(-44, 3, 15), '{"T":"+12345-01-01"}' => new Date(12345, 1, 1),
    '{"T":"01:02:03"}' => new LocalTime(1, 2, 3), '{"T":"01:02:03.000000001"}' => new LocalTime(1, 2, 3, 1),
    '{"T":"12:34:56.789+02:00"}' => new Time(12, 34, 56, 789000000, 7200), '{"T":"00:00:00Z"}' => new Time(0), '{"T":"12:00:00-00:00:01"}' => new Time(12, 0, 0, 0, -1),
    '{"T":"2024-01-01T00:00:00"}' => new LocalDateTime(2024, 1, 1), '{"T":"-0001-12-31T12:00:00.1"}' => new LocalDateTime(-1, 12, 31, 12, 0, 0, 100000000),
    '{"T":"2024-02-29T12:00:00Z"}' => new ZonedDateTime(2024, 2, 29, 12), '{"T":"2024-02-29T12:00:00-03:30"}' => new ZonedDateTime(2024, 2, 29, 12, 0, 0, 0, -12600),
    '{"T":"2024-02-29T12:00:00.123456789+01:00[Europe/Berlin]"}' => new ZonedDateTime(2024, 2, 29, 12, 0, 0, 123456789, 3600, 'Europe/Berlin'),
    '{"T":"P1Y2M3DT4H5M6.789S"}' => new Duration(14, 3, 14706, 789000000), '{"T":"PT0S"}' => new Duration(), '{"T":"PT-0.000000001S"}' => new Duration(0, 0, -1, 999999999),
    '{"@":"SRID=7203;POINT(1.5 -2.0)"}' => new Point(7203, 1.5, -2.0), '{"@":"SRID=9157;POINT Z (1.0 2.0 3.0)"}' => new Point(9157, 1.0, 2.0, 3.0),
    '{"@":"SRID=4326;POINT(12.9 55.6)"}' => new Point(4326, 12.9, 55.6), '{"@":"SRID=4979;POINT Z (2.0 1.0E-5 3.0)"}' => new Point(4979, 2.0, 1e-5, 3.0),
    '{"#":"0001FF80"}' => new Bytes("\x00\x01\xff\x80"), '{"#":""}' => new Bytes(''),
];
foreach ([fn ($json) => $json, fn ($json) => "[1,$json]", fn ($json) => '{"{}":{"a":' . $json . '}}', fn ($json) => '{"()":[1,[],{"a":[' . $json . ']}]}'] as $i => $around) {
    foreach (jolt_values(array_map($around, array_keys($values))) as $n => $is) {
        $value = array_values($values)[$n];
        $should_be = [$value, [1, $value], ['a' => $value], ['a' => [$value]]][$i];
        check(serialize($i === 3 ? $is->properties : $is), serialize($should_be), array_keys($values)[$n]);
    }
}
echo count($values), "\n";
--EXPECT--
22
