--TEST--
What has begun to be answered is not asked of another server, though only a read: its value would be mixed of both
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

$a = scripted([['for' => 'GET /db/data/', 'body' => '{"a":{"b":1,"c":[1,2,3]}}', 'stall' => 20]]);
$b = scripted([['for' => 'GET /db/data/', 'body' => '{"z":26}']]);
$client = new Neo4j\Client([$a->url, $b->url], ['idle_timeout' => 0.5]);
expect_exception(fn () => var_dump($client->request('GET', '/db/data/')->getValue()));

/* A head alone may be followed by another one. */
$a = scripted([['for' => 'GET /db/data/', 'raw' => "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n", 'end' => 'none']]);
$client = new Neo4j\Client([$a->url, $b->url], ['idle_timeout' => 0.5]);
echo json_encode($client->request('GET', '/db/data/')->getValue()), "\n";
?>
--EXPECT--
Neo4j\Exception\TimeoutException: the request failed: http://127.0.0.1:PORT: idle_timeout of N s passed: The answer is not complete
{"z":26}
