--TEST--
A long list, a wide row, a long text
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8', '2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['1.8' => 'START n=node(0) RETURN', '2.0' => 'RETURN', '5.26' => 'RETURN'] as $version => $return) {
    $client = new Neo4j\Client(neo4j_url($version));
    $list = $client->run("$return range(1, 300000) AS l")->single()['l'];
    check([count($list), array_sum($list), array_is_list($list)], [300000, 45000150000, true], "$version list");
    $columns = array_map(fn ($i) => "$i AS c$i", range(1, 500));
    check(array_values($client->run("$return " . implode(', ', $columns))->single()), range(1, 500), "$version columns");
    if ($version !== '1.8') {
        check($client->run("$return 1 AS x /* " . str_repeat('é😀', 100000) . ' */')->single(), ['x' => 1], "$version text");
    }
}
echo "done\n";
--EXPECT--
done
