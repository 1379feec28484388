--TEST--
firstRowSeconds is the time until the server's first row, not until the script asked for it
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
require __DIR__ . '/rows.php';

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    number_rows($client, 1)->fetchAll();
    $result = number_rows($client, 3);
    usleep(1500000);
    $result->fetchAll();
    $seconds = $result->getSummary()->firstRowSeconds;
    check($seconds > 0 && $seconds < 1.4, true, "$version: the script waited, the row did not");
    $seconds = number_rows($client, 3)->getSummary()->firstRowSeconds;
    check(is_float($seconds), true, "$version: rows came, though none was fetched");
    check(number_rows($client, 0)->getSummary()->firstRowSeconds, null, "$version: no row");
}
echo "done\n";
--EXPECT--
done
