--TEST--
Fetch modes, by case and string, of client and query
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

use Neo4j\FetchMode;

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    foreach ([FetchMode::Assoc, FetchMode::Num, FetchMode::Both, 'assoc', 'num', 'both'] as $mode) {
        $rows[] = $client->run("RETURN 1 AS a, 'x' AS `b c`, [1] AS d", [], ['fetch_mode' => $mode])->single();
    }
    check(array_slice($rows, 0, 3), array_slice($rows, 3), 'case and string');
    $numbers = new Neo4j\Client(neo4j_url($version), ['fetch_mode' => 'num']);
    check($numbers->run("RETURN 1 AS a, 'x' AS `b c`, [1] AS d")->single(), $rows[1], 'of the client');
    check($numbers->run("RETURN 1 AS a, 'x' AS `b c`, [1] AS d", [], ['fetch_mode' => 'assoc'])->single(), $rows[0], 'over the client');
    echo json_encode(array_slice($rows, 0, 3)), "\n";
    $rows = [];
}
--EXPECT--
[{"a":1,"b c":"x","d":[1]},[1,"x",[1]],{"0":1,"a":1,"1":"x","b c":"x","2":[1],"d":[1]}]
[{"a":1,"b c":"x","d":[1]},[1,"x",[1]],{"0":1,"a":1,"1":"x","b c":"x","2":[1],"d":[1]}]
