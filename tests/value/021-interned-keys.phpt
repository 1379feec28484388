--TEST--
Thousands of property names, long and colliding ones too, each with its own value
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

$maps = [];
foreach (range(1, 300) as $i) {
    $maps[] = ['a' . $i => $i, "k{$i}_" . str_repeat('x', $i) => $i, "same{$i}length" => $i, 'ab' => $i, 'ba' => -$i, 'é' . $i => $i, '' . ($i % 2 ? 'x' : 'y') => $i];
}
foreach (['2.0' => '{v}', '5.26' => '$v'] as $version => $parameter) {
    $is = (new Neo4j\Client(neo4j_url($version)))->run("RETURN $parameter AS v", ['v' => $maps])->single()['v'];
    foreach ($maps as $i => $map) {
        ksort($map);
        ksort($is[$i]);
        check($is[$i], $map, "$version $i");
    }
    echo count($is), "\n";
}
--EXPECT--
300
300
