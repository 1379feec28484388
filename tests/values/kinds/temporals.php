<?php
/* Dates, times and durations, with the odd ones: years before 0 and of nine digits, single nanoseconds,
 * offsets with seconds, the hour that comes twice, durations whose parts have different signs. */

use Neo4j\Type\{Date, Duration, LocalDateTime, LocalTime, Time, ZonedDateTime};

$kinds = [
    'Date' => ["date('2024-02-29')", new Date(2024, 2, 29)],
    'Date before year 0' => ["date('-0044-03-15')", new Date(-44, 3, 15)],
    'Date in year 0' => ["date('0000-01-01')", new Date(0, 1, 1)],
    'Date, the last' => ["date('+999999999-12-31')", new Date(999999999, 12, 31)],
    'Date, the first' => ["date('-999999999-01-01')", new Date(-999999999, 1, 1)],
    'LocalTime' => ["localtime('01:02:03')", new LocalTime(1, 2, 3)],
    'LocalTime of whole minutes' => ["localtime('00:00')", new LocalTime(0)],
    'LocalTime with nanoseconds' => ["localtime('23:59:59.000000001')", new LocalTime(23, 59, 59, 1)],
    'Time' => ["time('12:34:56.789+02:00')", new Time(12, 34, 56, 789000000, 7200)],
    'Time in UTC' => ["time('00:00Z')", new Time(0)],
    'Time with nanoseconds' => ["time('23:59:59.999999999-18:00')", new Time(23, 59, 59, 999999999, -64800)],
    'Time, offset with seconds' => ["time('12:00:00+01:02:03')", new Time(12, 0, 0, 0, 3723), '2026.08'],
    'LocalDateTime' => ["localdatetime('2024-01-01T00:00')", new LocalDateTime(2024, 1, 1)],
    'LocalDateTime with nanoseconds' => ["localdatetime('1969-12-31T23:59:59.999999999')", new LocalDateTime(1969, 12, 31, 23, 59, 59, 999999999)],
    'LocalDateTime before year 0' => ["localdatetime('-0001-12-31T12:00:00.1')", new LocalDateTime(-1, 12, 31, 12, 0, 0, 100000000)],
    'ZonedDateTime in UTC' => ["datetime('2024-02-29T12:00Z')", new ZonedDateTime(2024, 2, 29, 12)],
    'ZonedDateTime with an offset' => ["datetime('2024-02-29T12:00:00.000000001-03:30')", new ZonedDateTime(2024, 2, 29, 12, 0, 0, 1, -12600)],
    'ZonedDateTime, offset with seconds' => ["datetime('2024-02-29T12:00+01:02:03')", new ZonedDateTime(2024, 2, 29, 12, 0, 0, 0, 3723), '2026.08'],
    'ZonedDateTime with a zone' => ["datetime('2024-02-29T12:00:00.123456789[Europe/Berlin]')", new ZonedDateTime(2024, 2, 29, 12, 0, 0, 123456789, 3600, 'Europe/Berlin')],
    'ZonedDateTime in the hour that comes twice' => ["datetime({epochSeconds: 1729992600, timezone: 'Europe/Berlin'})", new ZonedDateTime(2024, 10, 27, 2, 30, 0, 0, 3600, 'Europe/Berlin'), null, ['the hour before' => new ZonedDateTime(2024, 10, 27, 2, 30, 0, 0, 7200, 'Europe/Berlin')]],
    'ZonedDateTime, zone with an offset with seconds' => ["datetime('1850-01-01T00:00[Europe/Berlin]')", new ZonedDateTime(1850, 1, 1, 0, 0, 0, 0, 3208, 'Europe/Berlin')],
    'ZonedDateTime before year 0' => ["datetime('-0044-03-15T12:00Z')", new ZonedDateTime(-44, 3, 15, 12)],
    'Duration' => ["duration('P1Y2M3DT4H5M6.789S')", new Duration(14, 3, 14706, 789000000)],
    'Duration of nothing' => ["duration('PT0S')", new Duration()],
    'Duration, negative' => ["duration({months: -1, days: -2, seconds: -3, nanoseconds: -1})", new Duration(-1, -2, -4, 999999999)],
    'Duration of different signs' => ["duration({months: 1, days: -2, seconds: 3, nanoseconds: -1})", new Duration(1, -2, 2, 999999999)],
    'Duration below a second' => ["duration({nanoseconds: 1})", new Duration(0, 0, 0, 1)],
    'Duration below a second, negative' => ["duration({nanoseconds: -1})", new Duration(0, 0, -1, 999999999)],
    'Duration, great' => ["duration({months: 9999999999, days: 9999999999, seconds: 9999999999})", new Duration(9999999999, 9999999999, 9999999999), '4.0'],
];
return array_map(fn ($kind) => ['cypher' => $kind[0], 'value' => $kind[1], 'from' => $kind[2] ?? '3.4', 'forms' => $kind[3] ?? []], $kinds);
