--TEST--
Every counter counts, and 'stats' => false asks for none
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
require __DIR__ . '/../value/scratch.php';

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $label = scratch_label($client);
    $other = "{$label}Other";
    $texts = [
        "CREATE (a:$label {x: 1})-[:R]->(b:$label)", "MATCH (a:$label) WHERE a.x = 1 SET a.y = 2, a:$other", "MATCH (a:$other) REMOVE a:$other",
        "MATCH (:$label)-[r:R]->() DELETE r", "MATCH (a:$label) DELETE a", $version === '2.0' ? "CREATE INDEX ON :$label(x)" : "CREATE INDEX FOR (n:$label) ON (n.x)",
        $version === '2.0' ? "DROP INDEX ON :$label(x)" : 'RETURN 1', "MATCH (a:$label) RETURN a",
    ];
    if ($version === '5.26') {
        array_splice($texts, 6, 0, ["CREATE CONSTRAINT {$label}C FOR (n:$label) REQUIRE n.z IS UNIQUE", "DROP CONSTRAINT {$label}C"]);
    }
    foreach ($texts as $text) {
        $counters = $client->run($text)->getSummary()->counters;
        echo json_encode(array_filter((array) $counters)), ' ', json_encode($counters->containsUpdates()), "\n";
    }
    if ($version === '5.26') {
        $name = $client->run('SHOW INDEXES YIELD name, labelsOrTypes WHERE $l IN labelsOrTypes RETURN name', ['l' => $label])->single()['name'];
        echo json_encode(array_filter((array) $client->run("DROP INDEX $name")->getSummary()->counters)), "\n";
    }
    var_dump($client->run("MATCH (a:$label) RETURN a", [], ['stats' => false])->getSummary()->counters);
}
--EXPECT--
{"nodesCreated":2,"relationshipsCreated":1,"propertiesSet":1,"labelsAdded":2} true
{"propertiesSet":1,"labelsAdded":1} true
{"labelsRemoved":1} true
{"relationshipsDeleted":1} true
{"nodesDeleted":2} true
{"indexesAdded":1} true
{"indexesRemoved":1} true
[] false
NULL
{"nodesCreated":2,"relationshipsCreated":1,"propertiesSet":1,"labelsAdded":2} true
{"propertiesSet":1,"labelsAdded":1} true
{"labelsRemoved":1} true
{"relationshipsDeleted":1} true
{"nodesDeleted":2} true
{"indexesAdded":1} true
{"constraintsAdded":1} true
{"constraintsRemoved":1} true
[] false
[] false
{"indexesRemoved":1}
NULL
