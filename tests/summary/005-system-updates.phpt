--TEST--
Updates of the system database are counted
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
    if ((int) $door < 4) {
        continue;
    }
    $user = 'phpt' . bin2hex(random_bytes(6));
    foreach (["CREATE USER $user SET PASSWORD 'secret-of-$user'", "DROP USER $user"] as $text) {
        $summary = $client->run($text, [], ['database' => 'system'])->getSummary();
        check([$summary->counters->systemUpdates, $summary->counters->containsUpdates(), $summary->database], [1, true, 'system'], "$door: $text");
    }
}
echo "done\n";
--EXPECT--
done
