--TEST--
Typed parameters come back from real servers as they were: alone, in a list, in a map, among others
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Type\{Bytes, Date, Duration, LocalDateTime, LocalTime, Point, Time, Vector, ZonedDateTime};

$values = [
    null, true, false, 0, 1, PHP_INT_MAX, PHP_INT_MIN, 1.0, -0.0, 0.1, 1e7, 1e25, PHP_FLOAT_MAX, PHP_FLOAT_MIN, 5e-324, NAN, INF, -INF,
    '', 'NaN', "\"\\ é€😀\0\n", '2024-01-01', [], [[], [1, 1.0, '1', null]], ['' => 1, '5' => 2], ['$type' => 'Date'],
    new Date(2024, 2, 29), new Date(999999999, 12, 31), new Date(-999999999, 1, 1), new Date(0, 1, 1),
    new LocalTime(0), new LocalTime(23, 59, 59, 999999999), new Time(1, 2, 3, 4), new Time(1, 2, 3, 0, 64800), new Time(1, 2, 3, 0, -64800),
    new Time(0, 0, 0, 0, 3723), new LocalDateTime(2024, 1, 2), new LocalDateTime(-1, 1, 1, 1, 1, 1, 1),
    new ZonedDateTime(2024, 1, 2), new ZonedDateTime(2024, 1, 2, 3, 4, 5, 6, -12600), new ZonedDateTime(2024, 7, 1, 0, 0, 0, 0, 7200, 'Europe/Berlin'),
    new ZonedDateTime(1850, 1, 1, 0, 0, 0, 0, 3208, 'Europe/Berlin'),
    new Duration(), new Duration(14, -3, 3723, 500000000), new Duration(-14, 3, -1, 500000000), new Duration(0, 0, -1, 999999999),
    new Point(7203, 1.5, -2e30), new Point(9157, 0.1, 2, 3), new Point(4326, 12.9, 55.6), new Point(4979, 12.9, 55.6, 1e-7),
    new Bytes(''), new Bytes("\0\x01\xff" . random_bytes(1000)),
];
$vectors = [new Vector('INT8', [1, -128]), new Vector('INT64', [PHP_INT_MIN]), new Vector('FLOAT32', [1.5, -0.0]), new Vector('FLOAT64', [5e-324, 1e300])];
$type = new Date(2000, 1, 1);
function text(mixed $value): string
{
    return var_export($value, true);
}
foreach (array_intersect_key(neo4j_servers(), ['5.26' => 1, '2025.10' => 1, '2026.08' => 1]) as $version => $url) {
    $client = new Neo4j\Client($url);
    $all = $version === '2026.08' ? [...$values, ...$vectors] : $values;
    foreach ($all as $value) {
        $row = $client->run('RETURN $p, $p[0] AS one, $m.k AS k, $type', ['p' => [$value, $type], 'm' => ['k' => $value], 'type' => $type])->single();
        check(text($row), text(['$p' => [$value, $type], 'one' => $value, 'k' => $value, '$type' => $type]), "$version " . text($value));
    }
    /* All in one; and through a transaction, in its first statement and its second. */
    $map = array_combine(array_map(fn ($i) => "k$i", array_keys($all)), $all);
    $row = $client->run('RETURN $p.list AS list, $p.map AS map', ['p' => ['list' => $all, 'map' => $map]])->single();
    ksort($row['map'], SORT_NATURAL);
    check(text($row), text(['list' => $all, 'map' => $map]), "$version everything");
    $transaction = $client->beginTransaction();
    check(text($transaction->run('RETURN $p AS p', ['p' => $all])->single()['p']), text($all), "$version begin");
    check(text($transaction->run('RETURN $p AS p', ['p' => $all])->single()['p']), text($all), "$version transaction");
    $transaction->commit();
    /* The server stores what it was given, not a text of it. */
    $label = unique_name();
    $client->run("CREATE (:$label {d: \$d, b: \$b, l: \$l})", ['d' => new Date(2024, 2, 28), 'b' => new Bytes("\0"), 'l' => [new Duration(1)]])->close();
    $row = $client->run("MATCH (n:$label) RETURN n.d + duration('P2D') AS d, n.b AS b, n.l[0].months AS m, n", [])->single();
    check(text([(string) $row['d'], $row['b'], $row['m'], $row['n']->get('l')]), text(['2024-03-01', new Bytes("\0"), 1, [new Duration(1)]]), "$version stored");
    $client->run("MATCH (n:$label) DELETE n")->close();
    /* Both hours of the night when summer time ends; an empty map; PHP's own dates. */
    $row = $client->run('RETURN $a.epochSeconds AS a, $b.epochSeconds AS b, $c.epochSeconds AS c, $d.nanosecond AS d, $e.timezone AS e, $i AS i, $m AS m', [
        'a' => new ZonedDateTime(2024, 10, 27, 2, 30, 0, 0, 7200, 'Europe/Berlin'),
        'b' => new ZonedDateTime(2024, 10, 27, 2, 30, 0, 0, 3600, 'Europe/Berlin'),
        'c' => (new DateTimeImmutable('@1729992600'))->setTimezone(new DateTimeZone('Europe/Berlin')),
        'd' => new DateTime('2024-01-01 00:00:00.123456'),
        'e' => new DateTime('2024-01-01', new DateTimeZone('Japan')),
        'i' => (new DateTime('2024-03-01'))->diff(new DateTime('2024-01-31 12:00')),
        'm' => [(object) [], new ArrayObject(['d' => $type])],
    ])->single();
    check(text($row), text(['a' => 1729989000, 'b' => 1729992600, 'c' => 1729992600, 'd' => 123456000, 'e' => 'Japan', 'i' => new Duration(-1, 0, -43200), 'm' => [[], ['d' => $type]]]), "$version native");
}
echo "done\n";
--EXPECT--
done
