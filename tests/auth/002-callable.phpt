--TEST--
A callable is asked before each statement, and what it gives counts for that statement; connections of another login are not used
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Client;

$server = scripted([['for' => 'GET /db/neo4j/x', 'headers' => ['Content-Type' => 'application/json'], 'body' => '{}'], ['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
$asked = 0;
$token = 'first';
$client = new Client($server->url, ['database' => 'neo4j', 'auth' => function () use (&$asked, &$token) {
    $asked++;
    return ['bearer' => $token];
}]);
echo "made: $asked\n";
$client->run('RETURN 1')->fetchAll();
$client->run('RETURN 1')->fetchAll();
echo "two statements: $asked\n";
$token = 'second';
$client->run('RETURN 1')->fetchAll();
(new Neo4j\Query($client, 'RETURN 1'))->getResultSet()->fetchAll();
$client->request('GET', '/db/neo4j/x');
$client->getServerInfo();
echo "six uses: $asked\n";
$token = 'first';
$client->run('RETURN 1')->fetchAll();
foreach ($server->requests() as $request) {
    echo "$request[connection] $request[method] $request[path] ", $request['headers']['authorization'], "\n";
}
$client->close();
expect_exception(fn () => $client->run('RETURN 1'));
echo "closed: $asked\n";
--EXPECT--
made: 0
two statements: 2
six uses: 6
1 GET / Bearer first
1 POST /db/neo4j/query/v2 Bearer first
1 POST /db/neo4j/query/v2 Bearer first
2 GET / Bearer second
2 POST /db/neo4j/query/v2 Bearer second
2 POST /db/neo4j/query/v2 Bearer second
2 GET /db/neo4j/x Bearer second
1 POST /db/neo4j/query/v2 Bearer first
Neo4j\Exception\UsageException: The client of http://127.0.0.1:PORT is closed
closed: 7
