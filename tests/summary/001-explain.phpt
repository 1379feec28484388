--TEST--
EXPLAIN: a plan, of one shape through every protocol, and no profile
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
    $client->run("CREATE (:$label {x: 1})");
    $result = $client->run("EXPLAIN MATCH (a:$label) WHERE a.x > 1 RETURN a.x AS x");
    check($result->fetchAll(), [], "$door rows");
    $summary = $result->getSummary();
    check([$summary->profile, $summary->rows], [null, 0], "$door profile");
    check(plan_defect($summary->plan, false, !str_contains($door, 'legacy')), '', $door);
    check(plan_types($summary->plan), ['ProduceResults', 'Projection', 'Filter', 'NodeByLabelScan'], $door);
    check(is_float($summary->plan['arguments']['EstimatedRows']), true, "$door EstimatedRows");
    check($summary->plan['arguments']['planner'], 'COST', "$door planner");
    check(count($client->run('RETURN 1')->getSummary()->plan ?? []), 0, "$door none");
}
echo "done\n";
--EXPECT--
done
