<?php
/* Values of the nine classes that are neither nodes, relationships nor paths. */

require_once __DIR__ . '/../include/neo4j.php';

use Neo4j\Type\{Bytes, Date, Duration, LocalDateTime, LocalTime, Point, Time, Vector, ZonedDateTime};

const VALUE_CLASSES = [
    Date::class, LocalTime::class, Time::class, LocalDateTime::class, ZonedDateTime::class, Duration::class, Point::class, Bytes::class, Vector::class,
];

/* At least one of each. */
function samples(): array
{
    return [
        new Date(2024, 2, 29), new Date(-999999999, 1, 1), new LocalTime(23, 59, 59, 999999999), new Time(1, 2, 3, 400, -3723),
        new LocalDateTime(12345, 6, 7, 8, 9, 10, 11), new ZonedDateTime(2024, 1, 2, 3, 4, 5, 6, 3600),
        new ZonedDateTime(2024, 10, 27, 2, 30, 0, 0, 3600, 'Europe/Berlin'), new Duration(14, -3, -1, 500000000),
        new Point(Point::CARTESIAN, 1.5, -0.0), new Point(Point::WGS_84_3D, 12.9, 55.6, 1e-7), new Bytes("\0\x01\xff"), new Bytes(''),
        new Vector('INT8', [1, -128]), new Vector('FLOAT64', [5e-324, 1e300]),
    ];
}

/* One whose constructor was never run. */
function unbuilt(string $class): object
{
    return (new ReflectionClass($class))->newInstanceWithoutConstructor();
}
