--TEST--
Statements of one script share one connection
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['1.8' => legacy_body(['v'], [[1]]), '2.0.0-M06' => legacy_body(['v'], [[1]]), '5.26' => typed_body(['v'], [[1]])] as $personality => $body) {
    $server = scripted(array_fill(0, 20, $body), $personality);
    $client = new Neo4j\Client($server->url);
    for ($i = 0; $i < 10; $i++) {
        $client->run('RETURN 1 AS v')->fetchAll();
        $client->run('RETURN 1 AS v')->single();
    }
    echo $personality, ' ', $server->connections(), ' ', count($server->statements()), "\n";
    $server->stop();
}
--EXPECT--
1.8 1 20
2.0.0-M06 1 20
5.26 1 20
