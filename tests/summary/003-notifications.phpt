--TEST--
Notifications: one shape through every protocol, and nothing made up
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

$categories = [];
foreach (summary_doors() as $door => $client) {
    $label = scratch_label($client);
    $notifications = $client->run("MATCH (a:$label), (b:$label) RETURN a, b")->getSummary()->notifications;
    if (preg_match('/legacy|^2\.0/', $door)) {
        check($notifications, [], $door);
        continue;
    }
    check(array_is_list($notifications), true, $door);
    $product = array_values(array_filter($notifications, fn ($n) => str_contains($n['code'], 'CartesianProduct')));
    check(count($product), 1, $door);
    foreach ($notifications as $n) {
        check(array_slice(array_keys($n), 0, 6), ['code', 'title', 'description', 'severity', 'category', 'position'], "$door keys");
        check(is_string($n['code']) && is_string($n['title']) && is_string($n['description']) && is_string($n['severity']), true, "$door texts");
    }
    check($product[0]['position'], ['offset' => 0, 'line' => 1, 'column' => 1], "$door position");
    check(is_string($product[0]['category']), str_contains($door, 'query'), "$door category");
    check($client->run("\n\n  EXPLAIN MATCH (a:$label), (b:$label) RETURN a")->getSummary()->notifications !== [], true, "$door explained");
}
echo "done\n";
--EXPECT--
done
