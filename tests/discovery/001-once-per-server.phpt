--TEST--
Discovery is done once per server: a second statement and a second client ask nothing
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['1.8' => legacy_body(['v'], [[1]]), '2.0.0-M06' => legacy_body(['v'], [[1]]), '5.26' => typed_body(['v'], [[1]])] as $personality => $body) {
    $server = scripted(array_fill(0, 4, $body), $personality);
    $first = new Neo4j\Client($server->url);
    check($server->requests(), [], 'nothing before the first statement');
    $first->run('RETURN 1 AS v')->fetchAll();
    $first->run('RETURN 1 AS v')->fetchAll();
    (new Neo4j\Client($server->url))->run('RETURN 1 AS v')->fetchAll();
    (new Neo4j\Client($server->url))->getServerInfo();
    echo $personality, "\n", $server->trace();
    $server->stop();
}
--EXPECT--
1.8
1 GET /
1 GET /db/data/
1 POST /db/data/cypher
1 POST /db/data/cypher
1 POST /db/data/cypher
2.0.0-M06
1 GET /
1 GET /db/data/
1 POST /db/data/cypher?includeStats=true
1 POST /db/data/cypher?includeStats=true
1 POST /db/data/cypher?includeStats=true
5.26
1 GET /
1 POST /db/system/query/v2
1 POST /db/neo4j/query/v2
1 POST /db/neo4j/query/v2
1 POST /db/neo4j/query/v2
