--TEST--
Every type of the typed format, as recorded: alone, with its value before its type, in lists, maps and properties
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Type\{Bytes, Date, Duration, LocalDateTime, LocalTime, Point, Time, Vector, ZonedDateTime};

$values = [
    ['Date', '"2024-02-29"', new Date(2024, 2, 29)],
    ['Date', '"-0044-03-15"', new Date(-44, 3, 15)],
    ['Time', '"12:34:56.789+02:00"', new Time(12, 34, 56, 789000000, 7200)],
    ['Time', '"12:34Z"', new Time(12, 34)],
    ['LocalTime', '"01:02:03"', new LocalTime(1, 2, 3)],
    ['ZonedDateTime', '"2024-01-01T00:00:00+01:00[Europe/Berlin]"', new ZonedDateTime(2024, 1, 1, offsetSeconds: 3600, zone: 'Europe/Berlin')],
    ['OffsetDateTime', '"2024-02-29T12:00:00.000000001Z"', new ZonedDateTime(2024, 2, 29, 12, nanosecond: 1)],
    ['OffsetDateTime', '"2024-02-29T12:00:00-05:30"', new ZonedDateTime(2024, 2, 29, 12, offsetSeconds: -19800)],
    ['LocalDateTime', '"2024-01-01T00:00:00"', new LocalDateTime(2024, 1, 1)],
    ['Duration', '"P1Y2M3DT4H5M6.789S"', new Duration(14, 3, 14706, 789000000)],
    ['Duration', '"PT0S"', new Duration()],
    ['Point', '"SRID=4326;POINT (12.9 55.6)"', new Point(4326, 12.9, 55.6)],
    ['Point', '"SRID=9157;POINT Z (1.0 2.0 3.0)"', new Point(9157, 1, 2, 3)],
    ['Base64', '"AAH/gA=="', new Bytes("\x00\x01\xff\x80")],
    ['Base64', '""', new Bytes('')],
    ['Vector', '{"coordinatesType":"INT8","coordinates":["1","-128"]}', new Vector('INT8', [1, -128])],
    ['Vector', '{"coordinates":["9223372036854775807"],"coordinatesType":"INT64"}', new Vector('INT64', [PHP_INT_MAX])],
    ['Vector', '{"coordinatesType":"FLOAT32","coordinates":["1.5","2.0","-0.0","1.0E-5"]}', new Vector('FLOAT32', [1.5, 2.0, -0.0, 1.0E-5])],
    ['Vector', '{"coordinatesType":"FLOAT64","coordinates":["0.1"]}', new Vector('FLOAT64', [0.1])],
];
$cases = $expected = [];
foreach ($values as [$type, $json, $object]) {
    $usual = '{"$type":"' . $type . '","_value":' . $json . '}';
    $turned = '{"_value":' . $json . ',"$type":"' . $type . '"}';
    foreach ([$usual, $turned] as $i => $v) {
        $cases["$type $json $i"] = typed_value_body($v);
        $expected["$type $json $i"] = $object;
        $cases["$type $json $i in a list"] = typed_value_body('{"$type":"List","_value":[' . "$v,$v" . ']}');
        $expected["$type $json $i in a list"] = [$object, unserialize(serialize($object))];
        $cases["$type $json $i in a map"] = typed_value_body('{"_value":{"k":' . $v . '},"$type":"Map"}');
        $expected["$type $json $i in a map"] = ['k' => $object];
        $cases["$type $json $i in a node"] = typed_value_body('{"$type":"Node","_value":{"_element_id":"4:a:1","_labels":[],"_properties":{"p":' . $v . '}}}');
        $expected["$type $json $i in a node"] = new Neo4j\Type\Node('4:a:1', null, [], ['p' => $object]);
    }
}
/* serialize() tells 1 from 1.0, and 0.0 from -0.0. */
foreach (outcomes($cases, '5.26') as $case => [$rows, $end]) {
    check([$end, serialize($rows[0]['v'] ?? null)], ['end', serialize($expected[$case])], $case);
}
echo count($cases), " cases\n";
--EXPECT--
152 cases
