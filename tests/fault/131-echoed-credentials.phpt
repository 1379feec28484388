--TEST--
Credentials that a proxy sends back are not in the message
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$basic = base64_encode('neo4j:secret-word');
$answer = ['status' => 403, 'headers' => ['Content-Type' => 'text/plain'], 'body' => "denied: Basic $basic (neo4j:secret-word)"];
foreach (['run', 'verifyConnectivity'] as $method) {
    $server = scripted([['for' => 'GET /', 'times' => 2] + $answer, ['times' => 4] + $answer], 'not-neo4j');
    $client = new Neo4j\Client($server->url, ['auth' => ['neo4j', 'secret-word']]);
    $e = exception_of(fn () => $client->$method(...($method === 'run' ? ['RETURN 1'] : [])));
    echo short_name($e), ' ', preg_match("/secret-word|$basic/", $e->getMessage()) ? $e->getMessage() : 'without them', "\n";
    $server->stop();
}
?>
--EXPECT--
ProtocolException without them
ProtocolException without them
