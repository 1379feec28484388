--TEST--
PROFILE: a tree with what was measured, of one shape through every protocol, and no plan
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
    if (!has_plans($door)) {
        continue;
    }
    $label = door_label($door);
    $client->run("CREATE (:$label {x: 1}), (:$label {x: 2}), (:$label {x: 3})");
    $result = $client->run("PROFILE MATCH (a:$label) WHERE a.x > 1 RETURN a.x AS x");
    check(count($result->fetchAll()), 2, "$door rows");
    $summary = $result->getSummary();
    check([$summary->plan, $summary->rows], [null, 2], "$door plan");
    check(plan_defect($summary->profile, true, !str_contains($door, 'legacy')), '', $door);
    $root = $summary->profile;
    $scan = $root['children'][0]['children'][0]['children'][0];
    check(plan_types($root), ['ProduceResults', 'Projection', 'Filter', 'NodeByLabelScan'], $door);
    check([$root['rows'], $scan['rows'], $scan['dbHits'] >= 3], [2, 3, true], "$door figures");
    check([$root['arguments']['Rows'], $scan['arguments']['DbHits']], [2, $scan['dbHits']], "$door arguments");
}
echo "done\n";
--EXPECT--
done
