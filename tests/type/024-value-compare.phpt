--TEST--
Values are equal if all their members are; json_encode() gives texts, of points and vectors their members
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/samples.php';

use Neo4j\Type\{Date, Duration, Point, Vector};

foreach (samples() as $i => $value) {
    foreach (samples() as $j => $other) {
        check($value == $other, $i === $j, "$i == $j");
    }
    check($value === clone $value, false, $i);
    check($value == clone $value, true, $i);
    echo json_encode($value), "\n";
}
/* No text stands for another value. */
check(new Duration(0, 1) == new Duration(0, 0, 86400), false, 'a day is no 24 hours');
check(new Point(7203, 1, 2) == new Point(4326, 1, 2), false, 'systems');
check(new Vector('INT8', [1]) == new Vector('INT16', [1]), false, 'types');
check(new Date(2024, 1, 1) == '2024-01-01', true, 'as any Stringable');
echo json_encode(['list' => [new Date(2024, 1, 1)], 'nan' => 1]), "\n";
expect_exception(fn () => json_encode(new Point(7203, NAN, 0), JSON_THROW_ON_ERROR));
--EXPECT--
"2024-02-29"
"-999999999-01-01"
"23:59:59.999999999"
"01:02:03.0000004-01:02:03"
"+12345-06-07T08:09:10.000000011"
"2024-01-02T03:04:05.000000006+01:00"
"2024-10-27T02:30:00+01:00[Europe\/Berlin]"
"P1Y2M-3DT-0.5S"
{"srid":7203,"x":1.5,"y":-0,"z":null}
{"srid":4979,"x":12.9,"y":55.6,"z":1.0e-7}
"AAH\/"
""
[1,-128]
[5.0e-324,1.0e+300]
{"list":["2024-01-01"],"nan":1}
JsonException: Inf and NaN cannot be JSON encoded
