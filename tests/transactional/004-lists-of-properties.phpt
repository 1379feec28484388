--TEST--
Lists in properties, read alone, beside values of all kinds
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/transactional.php';
transactional_skip();
?>
--FILE--
<?php
require __DIR__ . '/transactional.php';

foreach (transactional_clients(['fetch_mode' => 'num']) as $version => $client) {
    $name = unique_name();
    $create = "CREATE (n:$name {ints: [1, 2, 3], one: [5], great: [1, 500], texts: ['a', 'b'], floats: [1.5, 2.0], flags: [true, false]}) ";
    $row = $client->run("$create RETURN n.ints, n, n.texts, n.one, [n.floats, [n.flags], 1], {k: n.great, l: [1, 2], n: n}, labels(n), n.none, [1, 2, 3]")->single();
    $node = $row[1];
    $expected = [[1, 2, 3], $node, ['a', 'b'], [5], [[1.5, 2.0], [[true, false]], 1], ['k' => [1, 500], 'l' => [1, 2], 'n' => $node], [$name], null, [1, 2, 3]];
    check($node->labels, [$name], "$version node");
    check($row == $expected, true, "$version row");
    if (version_compare($version, '3.5', '>=')) {
        $row = $client->run("MATCH (n:$name) SET n.dates = [date('2020-01-01'), date('2020-01-02')], n.empty = [] "
            . "RETURN n.dates, n.ints, date('2021-01-01'), n.empty, '2021-01-01', [n.texts, date('2022-01-01')], n")->single();
        $dates = array_map(fn ($date) => new Neo4j\Type\Date(...$date), [[2020, 1, 1], [2020, 1, 2], [2021, 1, 1], [2022, 1, 1]]);
        check(array_slice($row, 0, 6) == [[$dates[0], $dates[1]], [1, 2, 3], $dates[2], [], '2021-01-01', [['a', 'b'], $dates[3]]], true, "$version dates");
        check($row[6]->get('dates'), ['2020-01-01', '2020-01-02'], "$version dates in the node");
    }
    $client->run("MATCH (n:$name) DELETE n");
}
echo "done\n";
--EXPECT--
done
