--TEST--
200,000 rows and more: memory stays flat between the thousandth row and the end
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
require __DIR__ . '/rows.php';

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $label = numbered_label($client, 450);
    $result = $client->run("MATCH (a:$label), (b:$label) RETURN a.i AS i, b.s AS s, a.i + 0.5 AS f, [a.i, b.i] AS l");
    foreach ($result as $i => $row) {
        if ($i === 1000) {
            $before = memory_get_usage();
            memory_reset_peak_usage();
        }
    }
    echo $i + 1, ' ', json_encode(array_keys($row)), "\n";
    check(memory_get_usage() - $before < 65536, true, "$version: growth");
    check(memory_get_peak_usage() - $before < 512 * 1024, true, "$version: peak");
    unset($result, $row);
    check(memory_get_usage() - $before < 65536, true, "$version: after it");
}
--EXPECT--
202500 ["i","s","f","l"]
202500 ["i","s","f","l"]
