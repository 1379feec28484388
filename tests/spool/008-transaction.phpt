--TEST--
In a transaction a result that was read ahead stays whole when the next statement, or the commit, wants the connection
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.3', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

foreach (['2.3' => 'transactional', '5.26' => 'query'] as $version => $protocol) {
    $transaction = (new Neo4j\Client(neo4j_url($version), with_transport(['protocol' => $protocol])))->beginTransaction();
    $results = [];
    for ($i = 0; $i < 2; $i++) {
        $results[] = $result = $transaction->run(...long_answer($version, 8000));
        is_row($result->fetch(), 0, 1000);
        usleep(1100000);
        is_row($result->fetch(), 1, 1000);
    }
    $transaction->commit();
    foreach ($results as $result) {
        echo "$version $protocol: ", count_rows($result, 1000, 2), "\n";
    }
}
--EXPECT--
2.3 transactional: 8000
2.3 transactional: 8000
5.26 query: 8000
5.26 query: 8000
