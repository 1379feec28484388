--TEST--
A profile of Neo4j 2.0 and a plan of 2.3, as recorded
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$profile = '{"name":"ColumnFilter","args":{"symKeys":["a"],"returnItemNames":["a.name"],"_rows":3,"_db_hits":0},"rows":3,"dbHits":0,"children":'
    . '[{"name":"NodeByLabel","args":{"label":"WireA","identifier":"a","name":"p","_rows":3,"_db_hits":4},"children":[]}]}';
$plan = '{"name":"EagerAggregation","args":{"KeyNames":"","EstimatedRows":0.0},"children":[{"name":"AllNodes","args":{},"children":[]}]}';
foreach ([$profile, $plan] as $tree) {
    $server = scripted([legacy_body(['a'], [[1]], ',"plan":' . $tree)], '2.0.0-M06');
    $summary = (new Neo4j\Client($server->url))->run('MATCH (a) RETURN a')->getSummary();
    echo json_encode([$summary->plan, $summary->profile], JSON_PRESERVE_ZERO_FRACTION), "\n";
    $server->stop();
}
--EXPECT--
[null,{"operatorType":"ColumnFilter","identifiers":[],"arguments":{"symKeys":["a"],"returnItemNames":["a.name"],"_rows":3,"_db_hits":0},"dbHits":0,"rows":3,"children":[{"operatorType":"NodeByLabel","identifiers":[],"arguments":{"label":"WireA","identifier":"a","name":"p","_rows":3,"_db_hits":4},"dbHits":4,"rows":3,"children":[]}]}]
[{"operatorType":"EagerAggregation","identifiers":[],"arguments":{"KeyNames":"","EstimatedRows":0.0},"children":[{"operatorType":"AllNodes","identifiers":[],"arguments":[],"children":[]}]},null]
