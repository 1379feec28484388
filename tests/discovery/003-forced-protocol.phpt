--TEST--
With a protocol given nothing is asked
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$legacy = scripted(array_fill(0, 2, legacy_body(['v'], [[1]])), '2.0.0-M06');
(new Neo4j\Client($legacy->url, ['protocol' => 'legacy']))->run('RETURN 1 AS v')->fetchAll();
(new Neo4j\Client($legacy->url))->run('RETURN 1 AS v', [], ['protocol' => Neo4j\Protocol::Legacy])->fetchAll();
foreach ($legacy->requests() as $request) {
    echo $request['method'], ' ', strtok($request['path'], '?'), "\n";
}

$typed = scripted(array_fill(0, 2, typed_body(['v'], [[1]])));
(new Neo4j\Client($typed->url, ['protocol' => Neo4j\Protocol::Query, 'database' => 'movies']))->run('RETURN 1 AS v')->fetchAll();
(new Neo4j\Client($typed->url, ['database' => 'movies']))->run('RETURN 1 AS v', [], ['protocol' => 'query'])->fetchAll();
echo $typed->trace();
--EXPECT--
POST /db/data/cypher
POST /db/data/cypher
1 POST /db/movies/query/v2
1 POST /db/movies/query/v2
