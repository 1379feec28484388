--TEST--
Literals of a query's text have the same values on both servers
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$both = [
    'null' => null, 'true' => true, '9223372036854775807' => PHP_INT_MAX, '-9223372036854775807' => -PHP_INT_MAX,
    '1.0' => 1.0, '100000000.0' => 1e8, '-0.0' => -0.0, '0.1 + 0.2' => 0.1 + 0.2, '10 / 4' => 2, '10 / 4.0' => 2.5,
    "''" => '', "'x'" => 'x', "'é😀'" => 'é😀', '[]' => [], '[1, [2.0, []]]' => [1, [2.0, []]], '{a: {b: [1]}}' => ['a' => ['b' => [1]]],
    '[1 = 1, 1 > 2]' => [true, false], 'range(1, 5)' => [1, 2, 3, 4, 5],
];
$only_new = [
    '-9223372036854775808' => PHP_INT_MIN, '1e8' => 1e8, '5e-324' => 5e-324, '1.5e300' => 1.5e300, '{}' => [], '{a: {}}' => ['a' => []],
    '{`7`: 1, `-1`: 2}' => [7 => 1, -1 => 2], "'\u{2028}'" => "\u{2028}",
];
foreach (['2.0' => $both, '5.26' => $both + $only_new] as $version => $literals) {
    $client = new Neo4j\Client(neo4j_url($version));
    foreach ($literals as $text => $value) {
        $is = $client->run("RETURN $text AS v")->fetch()['v'];
        is_array($value) && ksort($value);
        is_array($is) && ksort($is);
        check(serialize($is), serialize($value), "$version $text");
    }
    echo count($literals), "\n";
}
--EXPECT--
18
26
