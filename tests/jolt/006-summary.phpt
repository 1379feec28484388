--TEST--
Counters, plan, profile, notifications and bookmarks are in the summary
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/jolt.php';
jolt_skip();
?>
--FILE--
<?php
require __DIR__ . '/jolt.php';
require __DIR__ . '/../value/scratch.php';

foreach (jolt_clients() as $version => $client) {
    $label = scratch_label($client);
    $summary = $client->run("CREATE (a:$label {a: 1})-[:R]->(b:$label) SET b.x = 2.5")->getSummary();
    check([$summary->counters->nodesCreated, $summary->counters->relationshipsCreated, $summary->counters->propertiesSet, $summary->counters->labelsAdded], [2, 1, 2, 2], "$version counters");
    check([$summary->rows, $summary->protocol, $summary->plan, $summary->profile], [0, Neo4j\Protocol::Jolt, null, null], "$version summary");
    check(count($summary->bookmarks), $version === '4.4' ? 0 : 1, "$version bookmarks");
    check($client->run("RETURN 1", [], ['stats' => false])->getSummary()->counters, null, "$version no counters");

    $summary = $client->run("EXPLAIN MATCH (a:$label), (b:$label) RETURN a")->getSummary();
    $plan = $summary->plan;
    check([$plan['operatorType'], is_float($plan['arguments']['EstimatedRows']), $plan['identifiers'], $summary->profile], ['ProduceResults@neo4j', true, ['a', 'b'], null], "$version plan");
    check([$plan['children'][0]['operatorType'], count($plan['children'][0]['children'])], ['CartesianProduct@neo4j', 2], "$version tree");
    $codes = array_column($summary->notifications, 'code');
    check(count(preg_grep('/CartesianProduct/', $codes)), 1, "$version notifications");
    $summary = $client->run("PROFILE MATCH (a:$label) RETURN a.a AS a")->getSummary();
    check([$summary->plan, $summary->profile['rows'], $summary->profile['operatorType'], $summary->rows], [null, 2, 'ProduceResults@neo4j', 2], "$version profile");
}
echo "done\n";
--EXPECT--
done
