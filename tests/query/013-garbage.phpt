--TEST--
A query in a cycle with its own parameters is collected; it outlives its client's variable
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\{Client, Query};

gc_collect_cycles();
$client = new Client('http://127.0.0.1:1');
$map = (object) ['a' => 1];
$query = new Query($client, 'RETURN 1', ['map' => $map]);
$map->query = $query;
unset($map, $query);
var_dump(gc_collect_cycles() > 0);

$query = new Query($client, 'RETURN 1');
unset($client);
gc_collect_cycles();
var_dump($query->withParameters([])->getText());
--EXPECT--
bool(true)
string(8) "RETURN 1"
