--TEST--
single() gives the only row, and refuses none and many
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
    echo json_encode(number_rows($client, 1)->single()), "\n";
    expect_exception(fn () => number_rows($client, 0)->single());
    expect_exception(fn () => number_rows($client, 2)->single());
    expect_exception(fn () => number_rows($client, 40)->single());
    /* Of what is left. */
    $result = number_rows($client, 2);
    $result->fetch();
    echo json_encode($result->single()), "\n";
    expect_exception(fn () => $result->single());
    /* A statement that gives no rows at all. */
    expect_exception(fn () => $client->run('MATCH (n:NoSuchLabelAtAll) SET n.x = 1')->single());
}
--EXPECT--
{"n":1,"s":"1"}
Neo4j\Exception\UsageException: single() wants exactly one row, and there is none
Neo4j\Exception\UsageException: single() wants exactly one row, and there are more
Neo4j\Exception\UsageException: single() wants exactly one row, and there are more
{"n":2,"s":"2"}
Neo4j\Exception\UsageException: single() wants exactly one row, and there is none
Neo4j\Exception\UsageException: single() wants exactly one row, and there is none
{"n":1,"s":"1"}
Neo4j\Exception\UsageException: single() wants exactly one row, and there is none
Neo4j\Exception\UsageException: single() wants exactly one row, and there are more
Neo4j\Exception\UsageException: single() wants exactly one row, and there are more
{"n":2,"s":"2"}
Neo4j\Exception\UsageException: single() wants exactly one row, and there is none
Neo4j\Exception\UsageException: single() wants exactly one row, and there is none
