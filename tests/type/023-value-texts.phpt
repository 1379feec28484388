--TEST--
As strings, values are what Cypher's toString() makes of them: signs, fractions, years, offsets with seconds, floats
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--INI--
precision=3
serialize_precision=3
--FILE--
<?php
require __DIR__ . '/samples.php';

use Neo4j\Type\{Date, Duration, LocalDateTime, LocalTime, Point, Time, ZonedDateTime};

$values = [];
foreach ([-15, -12, 0, 1, 12] as $months) {
    foreach ([-3, 0, 3] as $days) {
        foreach ([-7200, -3661, -60, -1, 0, 1, 60, 3661, 2147483648] as $seconds) {
            foreach ([0, 1, 500000000, 999999999] as $nanoseconds) {
                $values[] = new Duration($months, $days, $seconds, $nanoseconds);
            }
        }
    }
}
foreach ([-999999999, -10000, -9999, -1, 0, 1, 999, 9999, 10000, 999999999] as $year) {
    array_push($values, new Date($year, 2, 3), new LocalDateTime($year, 1, 1, 1), new ZonedDateTime($year, 6, 1, 0, 0, 0, 0, 60));
}
foreach ([[0], [1, 2], [1, 2, 3], [1, 2, 3, 1000000], [1, 2, 3, 1000], [1, 2, 3, 1], [23, 59, 59, 999999999], [1, 0, 0, 120000000]] as $time) {
    $values[] = new LocalTime(...$time);
    foreach ([0, 1, -1, 60, -3600, 3723, -3723, 64800, -64800, -30] as $offset) {
        $values[] = new Time(...$time, offsetSeconds: $offset);
        $values[] = new ZonedDateTime(2024, 1, 1, ...[...$time + [0, 0, 0, 0], $offset]);
    }
}
foreach ([0.0, 1.0, 1e-3, 9.999e-4, 1e7, 9999999.0, 123456.789, -2e30, 5e-324, 1.7976931348623157e308, 0.1 + 0.2, 12345678.0, 2e-3] as $float) {
    array_push($values, new Point(7203, $float, -$float), new Point(9157, $float, 1, -$float));
}
array_push($values, new Point(4326, 12.9, 55.6), new Point(4979, -180, -90, 1e-7), new ZonedDateTime(2024, 7, 1, 0, 0, 0, 0, 7200, 'Europe/Berlin'));
$client = new Neo4j\Client(neo4j_url('5.26'));
foreach ($client->run('UNWIND $values AS v RETURN v, toString(v) AS text', ['values' => $values]) as $i => $row) {
    check((string) $values[$i], $row['text'], $i);
    check((string) $row['v'], $row['text'], "$i back");
    $values[$i] instanceof Point || check($values[$i]->jsonSerialize(), $row['text'], "$i as JSON");
}
echo $i + 1, ' of ', count($values), "\n";
--EXPECT--
767 of 767
