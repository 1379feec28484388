--TEST--
Options of the run lie over those of the query, and these over the client's; headers are merged by name
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\{Client, FetchMode, Query};

$server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
$client = new Client($server->url, [
    'protocol' => 'query', 'database' => 'one', 'fetch_mode' => FetchMode::Num, 'user_agent' => 'tester/1', 'headers' => ['X-A' => 'client', 'X-B' => 'client', 'X-C: client'],
]);
$query = new Query($client, 'RETURN 1', [], ['database' => 'two', 'fetch_mode' => 'both', 'headers' => ['x-b: query', 'X-C' => 'query']]);

echo json_encode($client->run('RETURN 1')->fetchAll()), "\n";
echo json_encode($client->run($query)->fetchAll()), "\n";
echo json_encode($query->getResultSet()->fetchAll()), "\n";
echo json_encode($client->run($query, [], ['database' => 'a/b', 'fetch_mode' => 'assoc', 'headers' => ['x-c' => 'run']])->fetchAll()), "\n";
echo json_encode($client->run('RETURN 1', [], ['stats' => false, 'access_mode' => 'read'])->fetchAll()), "\n";
foreach ($server->statements() as $request) {
    $headers = array_change_key_case($request['headers']);
    echo $request['path'], ' ', $headers['x-a'], ' ', $headers['x-b'], ' ', $headers['x-c'], ' ', $headers['user-agent'], "\n";
}

/* A reference in an array of options is read when it is given. */
$mode = 'assoc';
$options = ['fetch_mode' => &$mode];
$query = new Query($client, 'RETURN 1', [], $options);
$mode = 'nonsense';
echo json_encode($query->getResultSet()->fetchAll()), "\n";
--EXPECT--
[[1]]
[{"0":1,"v":1}]
[{"0":1,"v":1}]
[{"v":1}]
[[1]]
/db/one/query/v2 client client client tester/1
/db/two/query/v2 client query query tester/1
/db/two/query/v2 client query query tester/1
/db/a%2Fb/query/v2 client query run tester/1
/db/one/query/v2 client client client tester/1
[{"v":1}]
