--TEST--
Each server offers the protocols that the tests expect of it
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip();
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (neo4j_servers() as $version => $url) {
    $info = (new Neo4j\Client($url))->getServerInfo();
    check(str_starts_with($info->version, $version), true, "$version: $info->version");
    $offered = array_map(fn ($protocol) => $protocol->value, $info->protocols);
    sort($offered);
    $expected = neo4j_protocols($version);
    sort($expected);
    check($offered, $expected, $version);
}
?>
DONE
--EXPECT--
DONE
