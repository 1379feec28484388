--TEST--
A row without values that comes before the empty list of columns is no row
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['{"data":[[]],"columns":[]}', '{"columns":[],"data":[[]]}', '{"data":[],"columns":[]}'] as $body) {
    $server = scripted([$body], '2.0.0-M06');
    $result = (new Neo4j\Client($server->url))->run('FOREACH(x in [1] | CREATE (n))', [], ['stream' => false]);
    echo json_encode([$result->fetchAll(), $result->getSummary()->rows]), "\n";
}
--EXPECT--
[[],0]
[[],0]
[[],0]
