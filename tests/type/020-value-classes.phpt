--TEST--
The classes of values: final, readonly, their members and those of their constructors in the same order
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/samples.php';

foreach (VALUE_CLASSES as $name) {
    $class = new ReflectionClass($name);
    check([$class->isFinal(), $class->isCloneable()], [true, true], $name);
    $members = array_map(fn ($property) => "{$property->getType()} \${$property->getName()}", $class->getProperties());
    $arguments = array_map(fn ($argument) => "{$argument->getType()} \${$argument->getName()}", $class->getConstructor()->getParameters());
    check($arguments, $members, $name);
    check(array_filter($class->getProperties(), fn ($property) => !$property->isReadOnly() || !$property->isPublic()), [], $name);
    $required = $class->getConstructor()->getNumberOfRequiredParameters();
    echo $class->getShortName(), ' implements ', implode(', ', $class->getInterfaceNames()), "\n    ", implode(', ', $members), " ($required required)\n";
}
--EXPECT--
Date implements Stringable, JsonSerializable
    int $year, int $month, int $day (3 required)
LocalTime implements Stringable, JsonSerializable
    int $hour, int $minute, int $second, int $nanosecond (1 required)
Time implements Stringable, JsonSerializable
    int $hour, int $minute, int $second, int $nanosecond, int $offsetSeconds (1 required)
LocalDateTime implements Stringable, JsonSerializable
    int $year, int $month, int $day, int $hour, int $minute, int $second, int $nanosecond (3 required)
ZonedDateTime implements Stringable, JsonSerializable
    int $year, int $month, int $day, int $hour, int $minute, int $second, int $nanosecond, int $offsetSeconds, ?string $zone (3 required)
Duration implements Stringable, JsonSerializable
    int $months, int $days, int $seconds, int $nanoseconds (0 required)
Point implements Stringable, JsonSerializable
    int $srid, float $x, float $y, ?float $z (3 required)
Bytes implements Stringable, JsonSerializable
    string $value (1 required)
Vector implements JsonSerializable
    string $type, array $values (2 required)
