--TEST--
Changes other than creation are kept when their result is dropped
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

$changes = [
    ['MATCH (n:LABEL) SET n.i = 0 RETURN n', 'MATCH (n:LABEL) WHERE n.i = 0 RETURN count(n) AS c', 3000],
    ['MATCH (n:LABEL) SET n:`LABEL x` RETURN n', 'MATCH (n:`LABEL x`) RETURN count(n) AS c', 3000],
    ['MATCH (n:LABEL) REMOVE n.i RETURN n', 'MATCH (n:LABEL) WHERE n.i IS NULL RETURN count(n) AS c', 3000],
    ['MATCH (n:LABEL) DELETE n RETURN 1 AS v', 'MATCH (n:LABEL) RETURN count(n) AS c', 0],
    ['MATCH (n:LABEL) FOREACH (x IN [1] | SET n.i = 0) RETURN n', 'MATCH (n:LABEL) WHERE n.i = 0 RETURN count(n) AS c', 3000],
    ['MATCH (n:LABEL) CREATE (n)-[r:X]->(n) RETURN r', 'MATCH (n:LABEL)-[r:X]->(n) RETURN count(r) AS c', 3000],
];
$only = ['5.26' => [
    ['MATCH (n:LABEL) DETACH DELETE n RETURN 1 AS v', 'MATCH (n:LABEL) RETURN count(n) AS c', 0],
    ["MATCH (n:LABEL) S\\u0045T n.i = 0 RETURN n", 'MATCH (n:LABEL) WHERE n.i = 0 RETURN count(n) AS c', 3000],
], '2.0' => []];
foreach (real_clients() as $version => $client) {
    foreach ([...$changes, ...$only[$version]] as [$text, $question, $answer]) {
        $label = own_label();
        $client->run(...many_writes($version, $label, 3000));
        $client->run(strtr($text, ['LABEL' => $label]))->fetch();
        check(second_client($version)->run(strtr($question, ['LABEL' => $label]))->single()['c'], $answer, "$version: $text");
        if ($version === '5.26') {
            $client->run("MATCH (n:$label) DETACH DELETE n");
        } else {
            $client->run("MATCH (n:$label)-[r]->() DELETE r");
            $client->run("MATCH (n:$label) DELETE n");
        }
    }
    echo $version, ": done\n";
}
--EXPECT--
2.0: done
5.26: done
