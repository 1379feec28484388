--TEST--
'stream' => false gives the same rows, columns and summary on 1.8 and 2.0
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8', '2.0');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/../resultset/rows.php';
require __DIR__ . '/../value/values.php';

$client = new Neo4j\Client(neo4j_url('2.0'));
$label = numbered_label($client, 30);
$client->run("MATCH (a:$label), (b:$label) WHERE a.i = b.i - 1 CREATE (a)-[:R {w: 0.5}]->(b)");
$texts = [
    "MATCH (a:$label), (b:$label) RETURN a, b, a.i AS i, b.s ORDER BY a.i, b.i", "MATCH p = (a:$label)-[r]->(b:$label) RETURN p, r, [r, [a]] AS l ORDER BY a.i",
    "MATCH (a:$label) WHERE a.i > 1000 RETURN a", 'RETURN {v} AS v, {v} AS w', 'RETURN 1 AS `7`, 2 AS `0`',
];
foreach ($texts as $text) {
    foreach (['assoc', 'num', 'both'] as $mode) {
        $options = ['fetch_mode' => $mode];
        $parameters = ['v' => [same_scalars(), same_strings(), same_containers()]];
        $streamed = $client->run($text, $parameters, $options);
        $buffered = $client->run($text, $parameters, $options + ['stream' => false]);
        check($buffered->getColumns(), $streamed->getColumns(), 'columns');
        $rows = $streamed->fetchAll();
        check(serialize(sorted_maps($buffered->fetchAll())) === serialize(sorted_maps($rows)), true, "rows of $text, $mode");
        check($buffered->getSummary()->rows, $streamed->getSummary()->rows, 'summary');
        $mode === 'assoc' && print(count($rows) . ' ' . json_encode($streamed->getColumns()) . "\n");
    }
}
/* For the whole client; a write; fetch() by fetch(). */
$buffering = new Neo4j\Client(neo4j_url('2.0'), ['stream' => false]);
$result = $buffering->run("CREATE (n:$label {i: 500}) RETURN n.i AS i");
echo json_encode([$result->getSummary()->counters->nodesCreated, $result->getSummary()->rows]), "\n";
$result = number_rows($buffering, 3);
echo json_encode([$result->fetch(), $result->fetchColumn('s'), $result->single()]), "\n";
$oldest = new Neo4j\Client(neo4j_url('1.8'), ['stream' => false]);
echo json_encode($oldest->run('START n=node(0) RETURN ID(n) AS id, 1.0 AS f, "é😀" AS s')->single(), JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION), "\n";

/* As Node and Path are compared by their arrays, in which a map's order is the server's. */
function sorted_maps(array $rows): array
{
    array_walk_recursive($rows, function (&$value) {
        $value = is_object($value) ? [get_class($value), sorted(json_decode(json_encode($value, JSON_PRESERVE_ZERO_FRACTION), true))] : $value;
    });
    return sorted($rows);
}
--EXPECT--
900 ["a","b","i","b.s"]
29 ["p","r","l"]
0 ["a"]
1 ["v","w"]
1 ["7","0"]
[1,1]
[{"n":1,"s":"1"},"2",{"n":3,"s":"3"}]
{"id":0,"f":1.0,"s":"é😀"}
