--TEST--
toNative(): the same clock and offset, in the zone where PHP has it so; years, overlaps, gaps, unknown zones
--EXTENSIONS--
neo4j
--INI--
date.timezone=America/New_York
--FILE--
<?php
require __DIR__ . '/samples.php';

use Neo4j\Type\{Date, LocalDateTime, LocalTime, Time, ZonedDateTime};

foreach ([
    new Date(2024, 2, 29), new Date(-5, 1, 1), new Date(0, 1, 1), new Date(12345, 6, 7), new Date(999999999, 12, 31), new Date(-999999999, 1, 1), new Date(1582, 10, 10),
    new LocalTime(1, 2, 3, 123456789), new Time(1, 2, 3, 999, 3600), new Time(1, 2, 3, 0, -3723), new Time(0, 0, 0, 0, 64800),
    new LocalDateTime(-1, 1, 1, 0, 0, 0, 999999999), new LocalDateTime(2024, 3, 10, 2, 30),
    new ZonedDateTime(2024, 10, 27, 2, 30, 0, 0, 7200, 'Europe/Berlin'), new ZonedDateTime(2024, 10, 27, 2, 30, 0, 0, 3600, 'Europe/Berlin'),
    new ZonedDateTime(2024, 3, 31, 2, 30, 0, 0, 3600, 'Europe/Berlin'), new ZonedDateTime(1850, 1, 1, 0, 0, 0, 0, 3208, 'Europe/Berlin'),
    new ZonedDateTime(2024, 1, 1, 0, 0, 0, 0, 3600, 'Mars/Phobos'), new ZonedDateTime(2024, 1, 1, 0, 0, 0, 0, 7200, 'Europe/Berlin'), new ZonedDateTime(2024, 1, 1, 0, 0, 0, 0, -60),
    new ZonedDateTime(2024, 1, 1, 0, 0, 0, 5000, 0, 'UTC'), new ZonedDateTime(12024, 7, 1, 0, 0, 0, 0, 7200, 'Europe/Berlin'), new ZonedDateTime(1969, 12, 31, 23, 59, 59, 500000000),
] as $value) {
    $native = $value->toNative();
    check(get_class($native), 'DateTimeImmutable', $value);
    echo $value, ' => ', $native->format('Y-m-d H:i:s.u Z e U'), "\n";
    $back = $value::fromNative($native);
    $back == $value || print("    and back: $back\n");
}
/* It can be calculated with. */
echo (new ZonedDateTime(2024, 10, 26, 12, 0, 0, 0, 7200, 'Europe/Berlin'))->toNative()->modify('+1 day')->format(DATE_ATOM), "\n";
expect_exception(fn () => (new Date(1, 1, 1))->toNative(1));
--EXPECT--
2024-02-29 => 2024-02-29 00:00:00.000000 0 UTC 1709164800
-0005-01-01 => -0005-01-01 00:00:00.000000 0 UTC -62324985600
0000-01-01 => 0000-01-01 00:00:00.000000 0 UTC -62167219200
+12345-06-07 => 12345-06-07 00:00:00.000000 0 UTC 327416947200
+999999999-12-31 => 999999999-12-31 00:00:00.000000 0 UTC 31556889832694400
-999999999-01-01 => -999999999-01-01 00:00:00.000000 0 UTC -31557014135596800
1582-10-10 => 1582-10-10 00:00:00.000000 0 UTC -12219724800
01:02:03.123456789 => 1970-01-01 01:02:03.123456 0 UTC 3723
    and back: 01:02:03.123456
01:02:03.000000999+01:00 => 1970-01-01 01:02:03.000000 3600 +01:00 123
    and back: 01:02:03+01:00
01:02:03-01:02:03 => 1970-01-01 01:02:03.000000 -3723 -01:02 7446
00:00:00+18:00 => 1970-01-01 00:00:00.000000 64800 +18:00 -64800
-0001-01-01T00:00:00.999999999 => -0001-01-01 00:00:00.999999 0 UTC -62198755200
    and back: -0001-01-01T00:00:00.999999
2024-03-10T02:30:00 => 2024-03-10 02:30:00.000000 0 UTC 1710037800
2024-10-27T02:30:00+02:00[Europe/Berlin] => 2024-10-27 02:30:00.000000 7200 Europe/Berlin 1729989000
2024-10-27T02:30:00+01:00[Europe/Berlin] => 2024-10-27 02:30:00.000000 3600 Europe/Berlin 1729992600
2024-03-31T02:30:00+01:00[Europe/Berlin] => 2024-03-31 02:30:00.000000 3600 +01:00 1711848600
    and back: 2024-03-31T02:30:00+01:00
1850-01-01T00:00:00+00:53:28[Europe/Berlin] => 1850-01-01 00:00:00.000000 3208 Europe/Berlin -3786828808
2024-01-01T00:00:00+01:00[Mars/Phobos] => 2024-01-01 00:00:00.000000 3600 +01:00 1704063600
    and back: 2024-01-01T00:00:00+01:00
2024-01-01T00:00:00+02:00[Europe/Berlin] => 2024-01-01 00:00:00.000000 7200 +02:00 1704060000
    and back: 2024-01-01T00:00:00+02:00
2024-01-01T00:00:00-00:01 => 2024-01-01 00:00:00.000000 -60 -00:01 1704067260
2024-01-01T00:00:00.000005Z[UTC] => 2024-01-01 00:00:00.000005 0 UTC 1704067200
    and back: 2024-01-01T00:00:00.000005Z
+12024-07-01T00:00:00+02:00[Europe/Berlin] => 12024-07-01 00:00:00.000000 7200 Europe/Berlin 317289304800
1969-12-31T23:59:59.5Z => 1969-12-31 23:59:59.500000 0 +00:00 -1
2024-10-27T12:00:00+01:00
ArgumentCountError: Neo4j\Type\Date::toNative() expects exactly 0 arguments, 1 given
