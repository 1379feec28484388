--TEST--
Values out of their ranges are refused; the ends of the ranges are not
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/samples.php';

use Neo4j\Type\{Bytes, Date, Duration, LocalDateTime, LocalTime, Point, Time, Vector, ZonedDateTime};

$wrong = [
    Date::class => [[1000000000, 1, 1], [-1000000000, 1, 1], [1, 0, 1], [1, 13, 1], [1, 1, 0], [1, 1, 32], [2023, 2, 29], [1900, 2, 29], [1, 4, 31], [1, PHP_INT_MAX, 1], [PHP_INT_MIN, 1, 1]],
    LocalTime::class => [[24], [-1], [0, 60], [0, 0, 60], [0, 0, 0, 1000000000], [0, 0, 0, -1]],
    Time::class => [[0, 0, 0, 0, 64801], [0, 0, 0, 0, -64801]],
    LocalDateTime::class => [[2024, 2, 30], [1, 1, 1, 24]],
    ZonedDateTime::class => [[1, 1, 1, 0, 0, 0, 0, PHP_INT_MAX], ...array_map(fn ($zone) => [1, 1, 1, 0, 0, 0, 0, 0, $zone], ['', "a\0", 'a]', 'a b', 'é', '"'])],
    Duration::class => [[0, 0, 0, -1], [0, 0, 0, 1000000000]],
    Point::class => [[0, 1, 1], [7203, 1, 1, 1], [4326, 1, 1, 1], [9157, 1, 1], [4979, 1, 1, null]],
    Vector::class => [
        ['', []], ['int8', [1]], ["INT8\0", [1]], ['INT8', [128]], ['INT8', [-129]], ['INT16', [32768]], ['INT32', [2147483648]], ['INT8', [1.0]], ['INT8', ['1']], ['INT8', [null]],
        ['INT8', [true]], ['INT8', [[1]]], ['INT8', [1 => 1]], ['INT8', ['a' => 1]], ['FLOAT32', [1]], ['FLOAT32', [1e39]], ['FLOAT64', [INF]], ['FLOAT64', [NAN]],
    ],
];
foreach ($wrong as $class => $all) {
    foreach ($all as $arguments) {
        $e = exception_of(fn () => new $class(...$arguments));
        check(short_name($e), 'ValueError', "$class " . written($arguments));
        $shown[$e?->getMessage()] = true;
        /* By no other way either. */
        $members = array_combine(array_slice(array_map(fn ($p) => $p->getName(), (new ReflectionClass($class))->getProperties()), 0, count($arguments)), $arguments);
        $members += array_diff_key(get_object_vars(current(array_filter(samples(), fn ($sample) => $sample instanceof $class))), $members);
        $state = array_replace($members, $class === Point::class ? ['x' => 1.0, 'y' => 1.0, 'z' => isset($arguments[3]) ? 1.0 : null] : []);
        check(short_name(exception_of(fn () => $class::__set_state($state))), 'ValueError', "$class state " . written($state));
    }
}
echo implode("\n", array_keys($shown)), "\n";
foreach ([
    new Date(999999999, 12, 31), new Date(-999999999, 1, 1), new Date(2000, 2, 29), new Date(0, 2, 29), new Date(-4, 2, 29), new LocalTime(23, 59, 59, 999999999),
    new Time(0, 0, 0, 0, 64800), new Time(0, 0, 0, 0, -64800), new ZonedDateTime(1, 1, 1, zone: 'Etc/GMT+1'), new Duration(PHP_INT_MIN, PHP_INT_MAX, PHP_INT_MIN, 999999999),
    new Point(7203, NAN, INF), new Vector('INT8', [-128, 127]), new Vector('INT64', [PHP_INT_MIN, PHP_INT_MAX]), new Vector('FLOAT32', [3.4028235e38, -0.0]), new Vector('FLOAT64', [PHP_FLOAT_MAX]), new Vector('INT8', []),
] as $value) {
    echo $value instanceof Vector ? json_encode($value) : $value, "\n";
}
--EXPECT--
Neo4j\Type\Date::$year is out of its range: 1000000000
Neo4j\Type\Date::$year is out of its range: -1000000000
Neo4j\Type\Date::$month is out of its range: 0
Neo4j\Type\Date::$month is out of its range: 13
Neo4j\Type\Date::$day is out of its range: 0
Neo4j\Type\Date::$day is out of its range: 32
Neo4j\Type\Date::$day is out of its range: 29
Neo4j\Type\Date::$day is out of its range: 31
Neo4j\Type\Date::$month is out of its range: 9223372036854775807
Neo4j\Type\Date::$year is out of its range: -9223372036854775808
Neo4j\Type\LocalTime::$hour is out of its range: 24
Neo4j\Type\LocalTime::$hour is out of its range: -1
Neo4j\Type\LocalTime::$minute is out of its range: 60
Neo4j\Type\LocalTime::$second is out of its range: 60
Neo4j\Type\LocalTime::$nanosecond is out of its range: 1000000000
Neo4j\Type\LocalTime::$nanosecond is out of its range: -1
Neo4j\Type\Time::$offsetSeconds is out of its range: 64801
Neo4j\Type\Time::$offsetSeconds is out of its range: -64801
Neo4j\Type\LocalDateTime::$day is out of its range: 30
Neo4j\Type\LocalDateTime::$hour is out of its range: 24
Neo4j\Type\ZonedDateTime::$offsetSeconds is out of its range: 9223372036854775807
Neo4j\Type\ZonedDateTime::$zone must be the id of a zone, such as "Europe/Berlin"
Neo4j\Type\Duration::$nanoseconds is out of its range: -1
Neo4j\Type\Duration::$nanoseconds is out of its range: 1000000000
Neo4j\Type\Point::$srid must be 7203, 9157, 4326 or 4979, 0 given
Neo4j\Type\Point::$z must be null where the SRID is 7203
Neo4j\Type\Point::$z must be null where the SRID is 4326
Neo4j\Type\Point::$z must not be null where the SRID is 9157
Neo4j\Type\Point::$z must not be null where the SRID is 4979
Neo4j\Type\Vector::$type must be INT8, INT16, INT32, INT64, FLOAT32 or FLOAT64
Neo4j\Type\Vector::$values must be a list of ints that INT8 can hold
Neo4j\Type\Vector::$values must be a list of ints that INT16 can hold
Neo4j\Type\Vector::$values must be a list of ints that INT32 can hold
Neo4j\Type\Vector::$values must be a list of floats that FLOAT32 can hold
Neo4j\Type\Vector::$values must be a list of floats that FLOAT64 can hold
+999999999-12-31
-999999999-01-01
2000-02-29
0000-02-29
-0004-02-29
23:59:59.999999999
00:00:00+18:00
00:00:00-18:00
0001-01-01T00:00:00Z[Etc/GMT+1]
P-768614336404564650Y-8M9223372036854775807DT-2562047788015215H-30M-7.000000001S
point({x: NaN, y: Infinity, crs: 'cartesian'})
[-128,127]
[-9223372036854775808,9223372036854775807]
[3.4028235e+38,-0]
[1.7976931348623157e+308]
[]
