--TEST--
A statement marked safe, or in enforced read access, is sent again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach ([['safe' => true], ['access_mode' => 'read']] as $options) {
    foreach (['FIN', 'RST'] as $end) {
        $body = typed_body(['v'], [[1]]);
        $server = scripted([$body, ['raw' => '', 'end' => $end], $body]);
        $client = new Neo4j\Client($server->url);
        $client->run('RETURN 1 AS v')->fetchAll();
        echo json_encode(outcome(fn () => $client->run('MATCH (n:Again) RETURN 1 AS v', [], $options))), ' ', $server->count('Again'), "\n";
        $server->stop();
    }
}
--EXPECT--
[[{"v":1}],"end"] 2
[[{"v":1}],"end"] 2
[[{"v":1}],"end"] 2
[[{"v":1}],"end"] 2
