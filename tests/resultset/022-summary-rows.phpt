--TEST--
getSummary() reads the rest without building it, and counts every row
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
    $result = pair_rows($client, 120);
    $result->fetch();
    foreach ($result as $i => $row) {
        if ($i === 1000) {
            break;
        }
    }
    $before = memory_get_usage();
    echo $result->getSummary()->rows, ' ', $result->getSummary()->bytes > 1000000 ? 'bytes' : $result->getSummary()->bytes, "\n";
    check(memory_get_usage() - $before < 100000, true, 'memory');
    check([$result->fetch(), $result->fetchAll()], [null, []], 'nothing left');
    $all = pair_rows($client, 120);
    $rows = count($all->fetchAll());
    check($all->getSummary()->rows, $rows, 'after the end');
    check(number_rows($client, 0)->getSummary()->rows, 0, 'none');
}
--EXPECT--
14400 bytes
14400 bytes
