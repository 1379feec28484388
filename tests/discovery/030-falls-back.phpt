--TEST--
A door that is announced but refuses (406, or 404 without a code of Neo4j's): the next older one is used, and remembered
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/doors.php';

foreach (REFUSALS as $name => $refusal) {
    $server = scripted([query_door($refusal), jolt_door()]);
    $client = new Neo4j\Client($server->url, ['database' => 'neo4j']);
    check($client->getServerInfo()->reason, 'the server offers the Query API', $name);
    $result = $client->run('CREATE (n) RETURN n');
    check([$result->single(), $result->getSummary()->protocol], [['v' => 'jolt'], Neo4j\Protocol::Jolt], $name);
    /* Later statements, and those of other clients, go there at once. */
    check($client->run('RETURN 1')->single(), ['v' => 'jolt'], "$name later");
    $other = new Neo4j\Client($server->url, ['database' => 'neo4j']);
    check($other->run('RETURN 1')->single(), ['v' => 'jolt'], "$name other client");
    $info = $other->getServerInfo();
    check([$info->protocol, $info->version], [Neo4j\Protocol::Jolt, '5.26.0'], "$name info");
    echo $name, ': ', paths($server), "\n    ", $info->reason, "\n";
    $server->stop();
}
--EXPECT--
406: /, /query/v2, /tx/commit, /tx/commit, /tx/commit
    the server offers the Query API; the door of protocol "query" answered HTTP 406
404 HTML: /, /query/v2, /tx/commit, /tx/commit, /tx/commit
    the server offers the Query API; the door of protocol "query" answered HTTP 404
404 empty: /, /query/v2, /tx/commit, /tx/commit, /tx/commit
    the server offers the Query API; the door of protocol "query" answered HTTP 404
404 JSON: /, /query/v2, /tx/commit, /tx/commit, /tx/commit
    the server offers the Query API; the door of protocol "query" answered HTTP 404
