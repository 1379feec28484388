--TEST--
A result dropped when its answer has arrived whole does not cost the connection
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['2.0.0-M06' => legacy_body(['v'], [[1], [2]]), '5.26' => typed_body(['v'], [[1], [2]])] as $personality => $body) {
    $server = scripted(array_fill(0, 6, $body), $personality);
    $client = new Neo4j\Client($server->url);
    for ($i = 0; $i < 3; $i++) {
        echo $client->run('RETURN 1 AS v')->fetch()['v'], ' ';
        $client->run('RETURN 1 AS v');
    }
    echo $server->connections(), "\n";
    $server->stop();
}
--EXPECT--
1 1 1 1
1 1 1 1
