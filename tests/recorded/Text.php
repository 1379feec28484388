<?php
/* Values that travel as text, in parts: dates, times, durations, points. */

declare(strict_types=1);

final class Text
{
    private const TEMPORAL = '/^(?:(?<year>[+-]?\d+)-(?<month>\d\d)-(?<day>\d\d))?T?'
        . '(?:(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.(?<fraction>\d+))?)?)?'
        . '(?<offset>Z|[+-]\d\d:\d\d(?::\d\d)?)?(?:\[(?<zone>.+)\])?$/';
    private const DURATION = '/^P(?:(-?\d+)Y)?(?:(-?\d+)M)?(?:(-?\d+)W)?(?:(-?\d+)D)?'
        . '(?:T(?:(-?\d+)H)?(?:(-?\d+)M)?(?:(-?\d+)(?:\.(\d+))?S)?)?$/';
    private const POINT = '/^SRID=(\d+);POINT ?(?:Z ?)?\(([^)]*)\)$/';

    /* The kind is told by what is there. */
    public static function temporal(string $text): Thing
    {
        if (preg_match(self::DURATION, $text)) {
            return self::duration($text);
        }
        preg_match(self::TEMPORAL, $text, $part, PREG_UNMATCHED_AS_NULL) || throw new ValueError("$text is no time");
        $date = ['year' => (int) $part['year'], 'month' => (int) $part['month'], 'day' => (int) $part['day']];
        $time = [
            'hour' => (int) $part['hour'], 'minute' => (int) $part['minute'], 'second' => (int) $part['second'],
            'nanosecond' => self::nanoseconds($part['fraction']),
        ];
        $offset = ['offsetSeconds' => self::seconds($part['offset'])];
        return match ([isset($part['year']), isset($part['hour']), isset($part['offset'])]) {
            [true, false, false] => new Thing('Date', $date),
            [false, true, false] => new Thing('LocalTime', $time),
            [false, true, true] => new Thing('Time', $time + $offset),
            [true, true, false] => new Thing('LocalDateTime', $date + $time),
            [true, true, true] => new Thing('ZonedDateTime', $date + $time + $offset + ['zone' => $part['zone']]),
        };
    }

    private static function nanoseconds(?string $fraction): int
    {
        return (int) str_pad((string) $fraction, 9, '0');
    }

    private static function seconds(?string $offset): int
    {
        [$hours, $minutes, $seconds] = array_map(intval(...), explode(':', substr((string) $offset, 1))) + [1 => 0, 2 => 0];
        return ($hours * 3600 + $minutes * 60 + $seconds) * ($offset !== null && $offset[0] === '-' ? -1 : 1);
    }

    /* No server was recorded with a fraction of negative seconds. */
    private static function duration(string $text): Thing
    {
        preg_match(self::DURATION, $text, $part, PREG_UNMATCHED_AS_NULL);
        [, $years, $months, $weeks, $days, $hours, $minutes, $seconds] = array_map(intval(...), $part);
        return new Thing('Duration', [
            'months' => $years * 12 + $months,
            'days' => $weeks * 7 + $days,
            'seconds' => $hours * 3600 + $minutes * 60 + $seconds,
            'nanoseconds' => self::nanoseconds($part[8]),
        ]);
    }

    public static function point(string $text): Thing
    {
        preg_match(self::POINT, $text, $part) || throw new ValueError("$text is no point");
        return self::pointOf((int) $part[1], array_map(floatval(...), explode(' ', $part[2])));
    }

    /** @param list<float> $coordinates */
    public static function pointOf(int $srid, array $coordinates): Thing
    {
        [$x, $y, $z] = $coordinates + [2 => null];
        return new Thing('Point', ['srid' => $srid, 'x' => $x, 'y' => $y, 'z' => $z]);
    }
}
