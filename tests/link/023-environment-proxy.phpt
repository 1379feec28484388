--TEST--
Proxies of the environment do not steer the client
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$proxy = scripted([['body' => typed_body(['v'], [['proxy']]), 'times' => -1]]);
foreach (['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY', 'https_proxy'] as $name) {
    putenv("$name=$proxy->url");
}
putenv('no_proxy');
putenv('NO_PROXY');
$server = scripted([typed_body(['v'], [[1]])]);
echo json_encode((new Neo4j\Client($server->url))->run('RETURN 1 AS v')->fetchAll()), "\n";
var_dump($proxy->connections());
--EXPECT--
[{"v":1}]
int(0)
