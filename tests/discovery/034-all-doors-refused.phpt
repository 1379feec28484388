--TEST--
All doors refuse: the exception tells which were tried, and the next statement asks anew who the server is
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/doors.php';

foreach (['406', '404 HTML'] as $name) {
    $server = scripted([['times' => 1] + query_door(REFUSALS[$name]), ['times' => 2] + jolt_door(REFUSALS[$name]), query_door()]);
    $client = new Neo4j\Client($server->url, ['database' => 'neo4j']);
    expect_exception(fn () => $client->run('RETURN 1'));
    echo $client->run('RETURN 1')->single()['v'], ' ', $client->getServerInfo()->reason, "\n", paths($server), "\n";
    $server->stop();
}
--EXPECT--
Neo4j\Exception\ClientErrorException: Neo.ClientError.Request.Invalid: Not Acceptable (the server offers the Query API; the door of protocol "query" answered HTTP 406; the door of protocol "jolt" answered HTTP 406)
query the server offers the Query API
/, /query/v2, /tx/commit, /tx/commit, /, /query/v2
Neo4j\Exception\ProtocolException: POST http://127.0.0.1:PORT/db/neo4j/tx/commit answered HTTP 404 text/html: "<html>no such page</html>" (the server offers the Query API; the door of protocol "query" answered HTTP 404; the door of protocol "jolt" answered HTTP 404)
query the server offers the Query API
/, /query/v2, /tx/commit, /tx/commit, /, /query/v2
