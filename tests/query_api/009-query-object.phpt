--TEST--
Query: text, parameters, options, one result; run() lays parameters over its own
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

use Neo4j\{Client, Query};

foreach (['2.0' => ['{a}', '{b}'], '5.26' => ['$a', '$b']] as $version => [$a, $b]) {
    $client = new Client(neo4j_url($version));
    $text = "RETURN $a AS a, $b AS b";
    $query = new Query($client, $text, ['a' => 1, 'b' => [1.0]]);
    check([$query->getText(), $query->getParameters()], [$text, ['a' => 1, 'b' => [1.0]]], 'as made');
    $result = $query->getResultSet();
    check($query->getResultSet(), $result, 'the same result');
    check($result->single(), ['a' => 1, 'b' => [1.0]], 'its row');
    check($query->getResultSet()->fetch(), null, 'read once');
    /* run() makes another each time. */
    echo json_encode([
        $client->run($query)->single(), $client->run($query, ['a' => 2])->single(), $client->run($query, ['b' => null])->single(),
        $client->run($query, ['a' => 'x', 'b' => 'y', 'c' => 'unused'])->single(),
    ]), "\n";
    check($query->getParameters(), ['a' => 1, 'b' => [1.0]], 'its parameters are as before');
    $other = $query->withParameters(['a' => 5, 'b' => 6]);
    check($other !== $query && $other->getText() === $text, true, 'withParameters()');
    echo json_encode([$other->getParameters(), $other->getResultSet()->single(), $query->getParameters()]), "\n";
    expect_exception(fn () => $query->withParameters(['a' => 1])->getResultSet());
    /* Options: of the client, over them the query's, over them run()'s. */
    $client = new Client(neo4j_url($version), ['fetch_mode' => 'num']);
    $query = new Query($client, "RETURN 1 AS a", [], ['fetch_mode' => 'both']);
    echo json_encode([(new Query($client, 'RETURN 1 AS a'))->getResultSet()->single(), $query->getResultSet()->single(), $client->run($query)->single(), $client->run($query, [], ['fetch_mode' => 'assoc'])->single(), $query->withParameters([])->getResultSet()->single()]), "\n";
}
--EXPECTF--
[{"a":1,"b":[1]},{"a":2,"b":[1]},{"a":1,"b":null},{"a":"x","b":"y"}]
[{"a":5,"b":6},{"a":5,"b":6},{"a":1,"b":[1]}]
Neo4j\Exception\ClientErrorException: %A
[[1],{"0":1,"a":1},{"0":1,"a":1},{"a":1},{"0":1,"a":1}]
[{"a":1,"b":[1]},{"a":2,"b":[1]},{"a":1,"b":null},{"a":"x","b":"y"}]
[{"a":5,"b":6},{"a":5,"b":6},{"a":1,"b":[1]}]
Neo4j\Exception\ClientErrorException: %A
[[1],{"0":1,"a":1},{"0":1,"a":1},{"a":1},{"0":1,"a":1}]
