--TEST--
A login is not sent where a server redirects to, nor where its discovery document points
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$other = scripted([['body' => typed_body(['v'], [['other']]), 'times' => -1]]);
foreach ([301, 302, 303, 307, 308] as $status) {
    $server = scripted([['status' => $status, 'headers' => ['Location' => "$other->url/db/neo4j/query/v2"], 'body' => '', 'times' => -1]]);
    $client = new Neo4j\Client($server->url, ['database' => 'neo4j', 'auth' => ['neo4j', 'hunter2']]);
    echo $status, ' ', short_name(exception_of(fn () => $client->run('RETURN 1')->fetchAll())), "\n";
    $server->stop();
}
$document = ['query' => "$other->url/db/{databaseName}/query/v2", 'transaction' => "$other->url/db/{databaseName}/tx", 'neo4j_version' => '5.26.0', 'neo4j_edition' => 'community'];
$server = scripted([['for' => 'GET /', 'body' => json_encode($document), 'headers' => ['Content-Type' => 'application/json']], ['body' => typed_body(['v'], [['own']])]]);
echo json_encode((new Neo4j\Client($server->url, ['database' => 'neo4j', 'auth' => ['neo4j', 'hunter2']]))->run('RETURN 1')->fetchAll()), "\n";
echo $other->connections(), " connections to the other host\n";
--EXPECT--
301 ProtocolException
302 ProtocolException
303 ProtocolException
307 ProtocolException
308 ProtocolException
[{"v":"own"}]
0 connections to the other host
