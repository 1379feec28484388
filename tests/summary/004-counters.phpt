--TEST--
Every counter counts through every protocol; 'stats' => false asks for none
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/doors.php';
summary_skip();
?>
--FILE--
<?php
require __DIR__ . '/doors.php';

foreach (summary_doors() as $door => $client) {
    $label = door_label($door);
    $old = (int) $door < 4;
    $steps = [
        "CREATE (a:$label {x: 1, y: 2.5})-[:R]->(b:$label)" => ['nodesCreated' => 2, 'relationshipsCreated' => 1, 'propertiesSet' => 2, 'labelsAdded' => 2],
        "MATCH (a:$label) WHERE a.x = 1 SET a.y = 3, a:{$label}Other" => ['propertiesSet' => 1, 'labelsAdded' => 1],
        "MATCH (a:{$label}Other) REMOVE a:{$label}Other" => ['labelsRemoved' => 1],
        "MATCH (:$label)-[r:R]->() DELETE r" => ['relationshipsDeleted' => 1],
        "MATCH (a:$label) DELETE a" => ['nodesDeleted' => 2],
        ($old ? "CREATE INDEX ON :$label(x)" : "CREATE INDEX {$label}I FOR (n:$label) ON (n.x)") => ['indexesAdded' => 1],
        ($old ? "DROP INDEX ON :$label(x)" : "DROP INDEX {$label}I") => ['indexesRemoved' => 1],
        ((int) $door < 5 ? "CREATE CONSTRAINT ON (n:$label) ASSERT n.z IS UNIQUE" : "CREATE CONSTRAINT {$label}C FOR (n:$label) REQUIRE n.z IS UNIQUE") => ['constraintsAdded' => 1],
        ((int) $door < 5 ? "DROP CONSTRAINT ON (n:$label) ASSERT n.z IS UNIQUE" : "DROP CONSTRAINT {$label}C") => ['constraintsRemoved' => 1],
        "MATCH (a:$label) RETURN a" => [],
    ];
    foreach ($steps as $text => $expected) {
        $counters = $client->run($text)->getSummary()->counters;
        $counted = array_filter((array) $counters);
        ksort($counted);
        ksort($expected);
        check($counted, $expected, "$door: $text");
        check($counters?->containsUpdates(), (bool) $expected, "$door: $text: updates");
    }
    check($client->run('RETURN 1', [], ['stats' => false])->getSummary()->counters, null, "$door not asked for");
}
echo "done\n";
--EXPECT--
done
