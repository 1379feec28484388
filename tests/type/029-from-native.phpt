--TEST--
fromNative(): what a PHP date shows, whatever a child class makes of its methods
--EXTENSIONS--
neo4j
--INI--
date.timezone=America/New_York
--FILE--
<?php
require __DIR__ . '/samples.php';

use Neo4j\Type\{Date, LocalDateTime, LocalTime, Time, ZonedDateTime};

class Lying extends DateTime
{
    public function format(string $format): string { throw new LogicException('not asked'); }
    public function getOffset(): int { return 99; }
    public function getTimestamp(): int { return 0; }
    public function getTimezone(): DateTimeZone|false { return false; }
}
class Unbuilt extends DateTime { public function __construct() {} }
class UnbuiltToo extends DateTimeImmutable { public function __construct() {} }

$zone = fn (string $id) => new DateTimeZone($id);
$year = fn (int $year) => (new DateTime('2024-01-01 UTC'))->setDate($year, 12, 31);
$dates = [
    new DateTime('2024-05-06 07:08:09.123456'), new Lying('2024-05-06 07:08:09.5', $zone('Asia/Tokyo')),
    new DateTimeImmutable('2024-10-27 02:30:00 +02:00'), (new DateTimeImmutable('@1729989000'))->setTimezone($zone('Europe/Berlin')),
    (new DateTimeImmutable('@1729992600'))->setTimezone($zone('Europe/Berlin')), new DateTime('2024-03-31 02:30', $zone('Europe/Berlin')),
    new DateTime('2024-07-01 EDT'), new DateTime('2024-07-01 +05:30'), new DateTime('1850-01-01', $zone('Europe/Berlin')), new DateTime('2024-01-01', $zone('Japan')),
    new DateTime('2024-01-01', $zone('UTC')), new DateTime('2024-01-01Z'), new DateTime('@-1'), new DateTime('1969-12-31 23:59:59.25 UTC'),
    $year(-44), $year(0), $year(12345), $year(999999999), $year(-999999999), (new DateTime('2024-01-31 UTC'))->modify('+1 month'), unserialize(serialize(new DateTime('2024-01-01', $zone('Europe/Paris')))),
];
foreach ($dates as $date) {
    $value = ZonedDateTime::fromNative($date);
    echo $value, "\n";
    check($value->toNative()->format('U u'), date_format($date, 'U u'), 'the same instant');
    check([(string) LocalDateTime::fromNative($date), (string) Date::fromNative($date)], [substr($value, 0, strcspn($value, '+-Z', 15) + 15), strstr($value, 'T', true)], $value);
}
$date = new DateTimeImmutable('2024-10-27 02:30:45.678901');
foreach ([Date::class, LocalTime::class, Time::class, LocalDateTime::class, ZonedDateTime::class] as $class) {
    echo $class::fromNative($date), "\n";
    foreach ([$year(1000000000), $year(-1000000000), new Unbuilt(), new UnbuiltToo(), new stdClass(), null] as $i => $wrong) {
        $e = exception_of(fn () => $class::fromNative($wrong));
        $class === Date::class ? print(get_class($e) . ': ' . $e->getMessage() . "\n") : check($e instanceof Error, true, "$class $i");
    }
}
/* An offset that servers do not have matters only where there is one. */
$far = new DateTime('2024-01-01 +20:00');
echo LocalDateTime::fromNative($far), "\n";
expect_exception(fn () => Time::fromNative($far));
expect_exception(fn () => ZonedDateTime::fromNative($far));
expect_exception(fn () => Date::fromNative());
--EXPECT--
2024-05-06T07:08:09.123456-04:00[America/New_York]
2024-05-06T07:08:09.5+09:00[Asia/Tokyo]
2024-10-27T02:30:00+02:00
2024-10-27T02:30:00+02:00[Europe/Berlin]
2024-10-27T02:30:00+01:00[Europe/Berlin]
2024-03-31T03:30:00+02:00[Europe/Berlin]
2024-07-01T00:00:00-04:00
2024-07-01T00:00:00+05:30
1850-01-01T00:00:00+00:53:28[Europe/Berlin]
2024-01-01T00:00:00+09:00[Japan]
2024-01-01T00:00:00Z
2024-01-01T00:00:00Z
1969-12-31T23:59:59Z
1969-12-31T23:59:59.25Z
-0044-12-31T00:00:00Z
0000-12-31T00:00:00Z
+12345-12-31T00:00:00Z
+999999999-12-31T00:00:00Z
-999999999-12-31T00:00:00Z
2024-03-02T00:00:00Z
2024-01-01T00:00:00+01:00[Europe/Paris]
2024-10-27
ValueError: Neo4j\Type\Date::fromNative(): Argument #1 ($native) is a DateTime that has a year that Neo4j does not have
ValueError: Neo4j\Type\Date::fromNative(): Argument #1 ($native) is a DateTime that has a year that Neo4j does not have
Error: The Unbuilt object has not been initialized by its constructor
Error: The UnbuiltToo object has not been initialized by its constructor
TypeError: Neo4j\Type\Date::fromNative(): Argument #1 ($native) must be of type DateTimeInterface, stdClass given
TypeError: Neo4j\Type\Date::fromNative(): Argument #1 ($native) must be of type DateTimeInterface, null given
02:30:45.678901
02:30:45.678901-04:00
2024-10-27T02:30:45.678901
2024-10-27T02:30:45.678901-04:00[America/New_York]
2024-01-01T00:00:00
ValueError: Neo4j\Type\Time::fromNative(): Argument #1 ($native) is a DateTime that has an offset from UTC that Neo4j does not have
ValueError: Neo4j\Type\ZonedDateTime::fromNative(): Argument #1 ($native) is a DateTime that has an offset from UTC that Neo4j does not have
ArgumentCountError: Neo4j\Type\Date::fromNative() expects exactly 1 argument, 0 given
