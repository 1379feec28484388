--TEST--
Parameters as typed JSON, where one of them needs a type: every kind of value, byte by byte
--EXTENSIONS--
neo4j
--INI--
precision=3
serialize_precision=3
date.timezone=Asia/Tokyo
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Type\{Bytes, Date, Duration, LocalDateTime, LocalTime, Point, Time, Vector, ZonedDateTime};

enum Suit: string { case Hearts = 'h'; }

$five = 5;
$sets = [
    'null, booleans' => [null, true, false],
    'integers' => [0, PHP_INT_MAX, PHP_INT_MIN],
    'floats' => [1.0, -0.0, 0.1, 0.1 + 0.2, 1e7, 1e-3, 9.99e-4, 1e25, -1.5e-10, PHP_FLOAT_MAX, 5e-324, NAN, INF, -INF],
    'strings' => ['', "\"\\/\0\x1f\n", 'é€😀', Suit::Hearts],
    'containers' => [[], [[1], []], (object) [], ['a' => (object) [1]], [1 => 'x'], ['$type' => 'Date', '_value' => 'x'], [&$five]],
    'dates' => [new Date(2024, 2, 29), new Date(-5, 1, 1), new Date(12345, 1, 1)],
    'times' => [new LocalTime(1), new LocalTime(23, 59, 59, 999999999), new Time(1, 2, 3, 4), new Time(1, 2, 3, 400000000, -3600), new Time(0, 0, 0, 0, 3723)],
    'moments' => [new LocalDateTime(2024, 1, 2), new ZonedDateTime(2024, 1, 2), new ZonedDateTime(2024, 10, 27, 2, 30, 0, 0, 3600, 'Europe/Berlin')],
    'durations' => [new Duration(), new Duration(14, -3, 3723, 500000000), new Duration(0, 0, -1, 500000000)],
    'points' => [new Point(7203, 1.5, -2e30), new Point(9157, 1, 2, NAN), new Point(4326, 12.9, 55.6), new Point(4979, 12.9, 55.6, 1e-7)],
    'bytes' => [new Bytes(''), new Bytes("\0\x01\xff")],
    'vectors' => [new Vector('INT8', [1, -128]), new Vector('FLOAT32', [1.5]), new Vector('FLOAT64', [5e-324, 1e300])],
    'native' => [new DateTime('2024-05-06 07:08:09.123456'), new DateTimeImmutable('2024-05-06Z'), new DateTime('2024-05-06 UTC'), new DateInterval('P1Y2M3DT4H5M6S')],
];
$server = scripted(array_fill(0, 2 * count($sets), typed_body(['v'], [[1]])));
$client = new Neo4j\Client($server->url, ['database' => 'neo4j', 'bookmarks' => false]);
foreach ($sets as $set) {
    /* One more makes all typed; the top level stays a map. */
    $client->run('RETURN 1', ['p' => $set, 1 => new Date(1, 1, 1)])->fetchAll();
}
$names = array_keys($sets);
foreach ($server->statements() as $i => $request) {
    preg_match('/^{"statement":"RETURN 1","parameters":{"p":{"\$type":"List","_value":\[(.*)\]},"1":{"\$type":"Date","_value":"0001-01-01"}},"includeCounters":true}$/s', $request['body'], $match);
    echo "$names[$i] (", $request['headers']['content-type'], "):\n", str_replace('},{"$type', "},\n{\"\$type", $match[1] ?? $request['body']), "\n";
}
--EXPECT--
null, booleans (application/vnd.neo4j.query):
{"$type":"Null","_value":null},
{"$type":"Boolean","_value":true},
{"$type":"Boolean","_value":false}
integers (application/vnd.neo4j.query):
{"$type":"Integer","_value":"0"},
{"$type":"Integer","_value":"9223372036854775807"},
{"$type":"Integer","_value":"-9223372036854775808"}
floats (application/vnd.neo4j.query):
{"$type":"Float","_value":"1.0"},
{"$type":"Float","_value":"-0.0"},
{"$type":"Float","_value":"0.1"},
{"$type":"Float","_value":"0.30000000000000004"},
{"$type":"Float","_value":"1.0E7"},
{"$type":"Float","_value":"0.001"},
{"$type":"Float","_value":"9.99E-4"},
{"$type":"Float","_value":"1.0E25"},
{"$type":"Float","_value":"-1.5E-10"},
{"$type":"Float","_value":"1.7976931348623157E308"},
{"$type":"Float","_value":"4.9E-324"},
{"$type":"Float","_value":"NaN"},
{"$type":"Float","_value":"Infinity"},
{"$type":"Float","_value":"-Infinity"}
strings (application/vnd.neo4j.query):
{"$type":"String","_value":""},
{"$type":"String","_value":"\"\\/\u0000\u001f\n"},
{"$type":"String","_value":"é€😀"},
{"$type":"String","_value":"h"}
containers (application/vnd.neo4j.query):
{"$type":"List","_value":[]},
{"$type":"List","_value":[{"$type":"List","_value":[{"$type":"Integer","_value":"1"}]},
{"$type":"List","_value":[]}]},
{"$type":"Map","_value":{}},
{"$type":"Map","_value":{"a":{"$type":"Map","_value":{"0":{"$type":"Integer","_value":"1"}}}}},
{"$type":"Map","_value":{"1":{"$type":"String","_value":"x"}}},
{"$type":"Map","_value":{"$type":{"$type":"String","_value":"Date"},"_value":{"$type":"String","_value":"x"}}},
{"$type":"List","_value":[{"$type":"Integer","_value":"5"}]}
dates (application/vnd.neo4j.query):
{"$type":"Date","_value":"2024-02-29"},
{"$type":"Date","_value":"-0005-01-01"},
{"$type":"Date","_value":"+12345-01-01"}
times (application/vnd.neo4j.query):
{"$type":"LocalTime","_value":"01:00:00"},
{"$type":"LocalTime","_value":"23:59:59.999999999"},
{"$type":"Time","_value":"01:02:03.000000004Z"},
{"$type":"Time","_value":"01:02:03.4-01:00"},
{"$type":"Time","_value":"00:00:00+01:02:03"}
moments (application/vnd.neo4j.query):
{"$type":"LocalDateTime","_value":"2024-01-02T00:00:00"},
{"$type":"OffsetDateTime","_value":"2024-01-02T00:00:00Z"},
{"$type":"ZonedDateTime","_value":"2024-10-27T02:30:00+01:00[Europe/Berlin]"}
durations (application/vnd.neo4j.query):
{"$type":"Duration","_value":"PT0S"},
{"$type":"Duration","_value":"P1Y2M-3DT1H2M3.5S"},
{"$type":"Duration","_value":"PT-0.5S"}
points (application/vnd.neo4j.query):
{"$type":"Point","_value":"SRID=7203;POINT (1.5 -2.0E30)"},
{"$type":"Point","_value":"SRID=9157;POINT Z (1.0 2.0 NaN)"},
{"$type":"Point","_value":"SRID=4326;POINT (12.9 55.6)"},
{"$type":"Point","_value":"SRID=4979;POINT Z (12.9 55.6 1.0E-7)"}
bytes (application/vnd.neo4j.query):
{"$type":"Base64","_value":""},
{"$type":"Base64","_value":"AAH/"}
vectors (application/vnd.neo4j.query.v1.1):
{"$type":"Vector","_value":{"coordinatesType":"INT8","coordinates":["1","-128"]}},
{"$type":"Vector","_value":{"coordinatesType":"FLOAT32","coordinates":["1.5"]}},
{"$type":"Vector","_value":{"coordinatesType":"FLOAT64","coordinates":["4.9E-324","1.0E300"]}}
native (application/vnd.neo4j.query):
{"$type":"ZonedDateTime","_value":"2024-05-06T07:08:09.123456+09:00[Asia/Tokyo]"},
{"$type":"OffsetDateTime","_value":"2024-05-06T00:00:00Z"},
{"$type":"OffsetDateTime","_value":"2024-05-06T00:00:00Z"},
{"$type":"Duration","_value":"P1Y2M3DT4H5M6S"}
