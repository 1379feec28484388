--TEST--
Nodes by the ten thousand: memory stays flat, with fetch() too
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
    $result = pair_rows($client, 130);
    for ($i = 0; $row = $result->fetch(); $i++) {
        if ($i === 1000) {
            $before = memory_get_usage();
            memory_reset_peak_usage();
        }
    }
    echo $i, "\n";
    check(memory_get_usage() - $before < 65536, true, "$version: growth");
    check(memory_get_peak_usage() - $before < 512 * 1024, true, "$version: peak");
}
--EXPECT--
16900
16900
