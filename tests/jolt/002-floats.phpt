--TEST--
NaN, the infinities, -0.0 and 5e-324 are floats, in arrays of a property too
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/jolt.php';
jolt_skip();
?>
--FILE--
<?php
require __DIR__ . '/jolt.php';
require __DIR__ . '/../value/scratch.php';

$inf = INF;
foreach (jolt_clients() as $version => $client) {
    $row = $client->run('RETURN 0.0/0.0 AS nan, [1.0/0.0, -1.0/0.0] AS list, {a: -0.0} AS map, 5e-324 AS least, "NaN" AS text, [1.5, "NaN"] AS mixed')->single();
    check(serialize($row), serialize(['nan' => NAN, 'list' => [$inf, -$inf], 'map' => ['a' => -0.0], 'least' => 5e-324, 'text' => 'NaN', 'mixed' => [1.5, 'NaN']]), $version);

    $label = scratch_label($client);
    $create = "CREATE (n:$label {a: [1.5, 0.0/0.0, 1.0/0.0, -1.0/0.0, -0.0, 5e-324, 1e300], f: 0.0/0.0, texts: ['NaN', 'x'], ints: [1, 9007199254740993, -9223372036854775807 - 1]}) RETURN n, n.a AS a, n.a + ['NaN'] AS more, [x IN n.a | x] AS copy";
    $row = $client->run($create)->single();
    $floats = [1.5, NAN, $inf, -$inf, -0.0, 5e-324, 1e300];
    $node = $row['n']->properties;
    check(serialize([$node['a'], $row['a'], $row['copy']]), serialize([$floats, $floats, $floats]), "$version array");
    check(serialize($row['more']), serialize([...$floats, 'NaN']), "$version a text beside it");
    check(serialize([$node['f'], $node['texts']]), serialize([NAN, ['NaN', 'x']]), "$version others");
    check($node['ints'], [1, 9007199254740993, PHP_INT_MIN], "$version integers");
}
echo "done\n";
--EXPECT--
done
