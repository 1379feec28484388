--TEST--
Durations from intervals and back: of signs, inverted, with fractions, of diff(); those of words are none
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/samples.php';

use Neo4j\Type\Duration;

class Unbuilt extends DateInterval { public function __construct() {} }

function interval(string $text, array $parts = []): DateInterval
{
    $interval = new DateInterval($text);
    foreach ($parts as $name => $part) {
        $interval->$name = $part;
    }
    return $interval;
}
$diff = fn (string $from, string $to, string $zone = 'UTC') => (new DateTime($from, new DateTimeZone($zone)))->diff(new DateTime($to, new DateTimeZone($zone)));
$words = fn (string $text) => DateInterval::createFromDateString($text);
foreach ([
    interval('P1Y2M3DT4H5M6S'), interval('P2W'), interval('P1Y2M3DT4H5M6S', ['invert' => 1, 'f' => 0.25]), interval('PT0S', ['f' => -0.5]), interval('PT1S', ['f' => -0.5]), interval('PT0S', ['f' => 3.75]),
    interval('P1D', ['d' => -5, 'h' => 30]), $words('3 days ago'), $words('2 weeks + 5 seconds'),
    $diff('2024-01-15', '2024-03-20 12:00'), $diff('2024-03-20 12:00', '2024-01-15'), $diff('2024-01-01', '2024-01-01 00:00:00.5'), $diff('2024-03-30', '2024-04-01', 'Europe/Berlin'), $diff('2024-01-01', '2024-01-01'),
    new Unbuilt(), $words('next weekday'), $words('last day of next month'), $words('monday'), interval('PT0S', ['y' => PHP_INT_MAX]), interval('PT0S', ['s' => PHP_INT_MIN]),
    new DateTime(), null,
] as $native) {
    try {
        echo Duration::fromNative($native), "\n";
    } catch (Error $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
foreach ([
    new Duration(14, 3, 14706, 789000000), new Duration(-14, -3, -1, 500000000), new Duration(14, -3), new Duration(0, 0, -1, 999999999), new Duration(), new Duration(0, 0, -3661),
    new Duration(0, 2147483647), new Duration(0, -2147483648), new Duration(PHP_INT_MAX), new Duration(0, 0, PHP_INT_MIN, 5),
] as $duration) {
    try {
        $native = $duration->toNative();
        echo $duration, ' => ', $native->format('%R %y-%m-%d %h:%i:%s %f'), Duration::fromNative($native) == $duration ? '' : ', and back: ' . Duration::fromNative($native), "\n";
    } catch (Error $e) {
        echo $duration, ' => ', get_class($e), ': ', $e->getMessage(), "\n";
    }
}
/* It can be calculated with. */
echo (new DateTimeImmutable('2024-03-31 UTC'))->add((new Duration(-1, -1, -60, 500000000))->toNative())->format('Y-m-d H:i:s.u'), "\n";
--EXPECT--
P1Y2M3DT4H5M6S
P14D
P-1Y-2M-3DT-4H-5M-6.25S
PT-0.5S
PT0.5S
PT3.75S
P-5DT30H
P-3D
P14DT5S
P2M5DT12H
P-2M-5DT-12H
PT0.5S
P2D
PT0S
Error: The Unbuilt object has not been initialized by its constructor
ValueError: Neo4j\Type\Duration::fromNative(): Argument #1 ($native) is a DateInterval that has a length that depends on the day it is counted from
ValueError: Neo4j\Type\Duration::fromNative(): Argument #1 ($native) is a DateInterval that has a length that depends on the day it is counted from
ValueError: Neo4j\Type\Duration::fromNative(): Argument #1 ($native) is a DateInterval that has a length that depends on the day it is counted from
ValueError: Neo4j\Type\Duration::fromNative(): Argument #1 ($native) is a DateInterval that has a part that is too long
ValueError: Neo4j\Type\Duration::fromNative(): Argument #1 ($native) is a DateInterval that has a part that is too long
TypeError: Neo4j\Type\Duration::fromNative(): Argument #1 ($native) must be of type DateInterval, DateTime given
TypeError: Neo4j\Type\Duration::fromNative(): Argument #1 ($native) must be of type DateInterval, null given
P1Y2M3DT4H5M6.789S => + 1-2-3 4:5:6 789000
P-1Y-2M-3DT-0.5S => - 1-2-3 0:0:0 500000
P1Y2M-3D => + 1-2--3 0:0:0 0
PT-0.000000001S => + 0-0-0 0:0:0 0, and back: PT0S
PT0S => + 0-0-0 0:0:0 0
PT-1H-1M-1S => - 0-0-0 1:1:1 0
P2147483647D => + 0-0-2147483647 0:0:0 0
P-2147483648D => ValueError: PHP's date classes cannot hold this Neo4j\Type\Duration
P768614336404564650Y7M => ValueError: PHP's date classes cannot hold this Neo4j\Type\Duration
PT-2562047788015215H-30M-7.999999995S => ValueError: PHP's date classes cannot hold this Neo4j\Type\Duration
2024-02-29 23:59:00.500000
