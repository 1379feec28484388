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

foreach (summary_doors() as $door => $client) {
    $label = door_label($door);
    if (preg_match('/legacy|^2\.0/', $door)) {
        check($client->run("MATCH (a:$label), (b:$label) RETURN a, b")->getSummary()->notifications, [], $door);
        continue;
    }
    /* Before 4.0 only EXPLAIN gives them. */
    $notifications = $client->run("EXPLAIN MATCH (a:$label), (b:$label) RETURN a, b")->getSummary()->notifications;
    check(array_is_list($notifications), true, $door);
    $product = array_values(array_filter($notifications, fn ($n) => str_contains($n['code'], 'CartesianProduct')));
    check(count($product), 1, $door);
    foreach ($notifications as $n) {
        check(array_slice(array_keys($n), 0, 6), ['code', 'title', 'description', 'severity', 'category', 'position'], "$door keys");
        check(is_string($n['code']) && is_string($n['title']) && is_string($n['description']) && is_string($n['severity']), true, "$door texts");
    }
    /* 2.3 does not count EXPLAIN. */
    $offset = str_starts_with($door, '2.3') ? 0 : 8;
    check($product[0]['position'], ['offset' => $offset, 'line' => 1, 'column' => $offset + 1], "$door position");
    check(is_string($product[0]['category']), str_contains($door, 'query'), "$door category");
    check($client->run("MATCH (a:$label), (b:$label) RETURN a")->getSummary()->notifications !== [], (int) $door >= 4, "$door not explained");
}
echo "done\n";
--EXPECT--
done
