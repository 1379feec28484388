--TEST--
A user's map that resembles a node, a relationship or a path keeps every key
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

$url = 'http://127.0.0.1/db/data';
$maps = [
    'names of a node' => ['self' => 'me', 'data' => ['a' => 1], 'property' => 'p', 'properties' => 'q', 'labels' => 'l', 'extensions' => ['e' => 1]],
    'all but one' => ['self' => "$url/node/1", 'data' => ['a' => 1], 'property' => 'p'],
    'data is a list' => ['self' => "$url/node/1", 'data' => [1], 'property' => 'p', 'properties' => 'q'],
    'self is no string' => ['self' => 1, 'data' => ['a' => 1], 'property' => 'p', 'properties' => 'q'],
    'relationship without a type' => ['self' => "$url/relationship/1", 'data' => ['a' => 1], 'property' => 'p', 'properties' => 'q', 'start' => "$url/node/1", 'end' => "$url/node/2"],
    'relationship whose type is a number' => ['self' => "$url/relationship/1", 'data' => ['a' => 1], 'property' => 'p', 'properties' => 'q', 'start' => "$url/node/1", 'end' => "$url/node/2", 'type' => 1],
    'names of a path' => ['start' => 1, 'end' => 2, 'nodes' => [1, 2], 'relationships' => [3], 'length' => 1],
    'path with a key more' => ['start' => "$url/node/1", 'end' => "$url/node/1", 'nodes' => ["$url/node/1"], 'relationships' => [], 'length' => 0, 'color' => 'red'],
    'path that does not add up' => ['start' => "$url/node/1", 'end' => "$url/node/1", 'nodes' => ["$url/node/1"], 'relationships' => ["$url/relationship/1"], 'length' => 1],
    'typed' => ['$type' => 'Integer', '_value' => '1'],
    'entity of the Query API' => ['_element_id' => '4:x:1', '_labels' => ['L'], '_properties' => ['a' => 1]],
    'graph value' => ['elementId' => '1', 'id' => 1, 'labels' => null, 'properties' => []],
    'answer' => ['columns' => ['a'], 'data' => [[1]], 'stats' => ['x' => 1]],
    'empty names' => ['self' => '', 'data' => '', 'start' => '', 'end' => '', 'type' => ''],
    'all as nulls' => ['self' => null, 'data' => null, 'property' => null, 'properties' => null],
];
foreach ($maps as $name => $map) {
    $maps["$name, within itself"] = ['data' => $map, 'self' => [$map, ['self' => $map]]];
}
foreach (['2.0' => 'RETURN {v} AS v, {v} AS w', '5.26' => 'RETURN $v AS v, $v AS w'] as $version => $statement) {
    foreach (['objects', 'arrays'] as $mode) {
        $client = new Neo4j\Client(neo4j_url($version), ['value_mode' => $mode]);
        foreach ($maps as $name => $map) {
            $row = $client->run($statement, ['v' => $map])->single();
            check($row['w'], $row['v'], "$version $name twice");
            check(json_encode(sort_keys($row['v'])), json_encode(sort_keys($map)), "$version $name");
        }
    }
}
echo count($maps), "\n";

/* The order of a map is the server's. */
function sort_keys(mixed $value): mixed
{
    if (is_array($value)) {
        $value = array_map(sort_keys(...), $value);
        array_is_list($value) || ksort($value, SORT_STRING);
    }
    return $value;
}
--EXPECT--
30
