--TEST--
Discovery answered by 502, 503 or 504 has not sent the statement yet: it goes to another server, writing too
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

function down(int $status): array
{
    return ['status' => $status, 'headers' => ['Content-Type' => 'text/html'], 'body' => "<h1>$status</h1>", 'times' => -1];
}

foreach ([502, 503, 504] as $status) {
    $a = scripted([['for' => 'GET /'] + down($status), down($status)]);
    $b = named('b');
    $client = new Neo4j\Client([$a->url, $b->url]);
    echo who($client), who($client), ' ', $a->count('RETURN'), ' ', count($a->requests()), "\n";
    $client = new Neo4j\Client([$a->url, $b->url], ['persistent' => "again$status"]);
    $client->verifyConnectivity();
    echo count($a->requests()), "\n";
}

/* When the statement itself is answered so, it may have arrived; the next one goes elsewhere. */
[$a, $b] = [named('a', down(503)), named('b')];
$client = new Neo4j\Client([$a->url, $b->url]);
echo short_name(exception_of(fn () => who($client))), ' ', who($client), ' ', $a->count('RETURN name'), "\n";

/* All of them down: the exception has them all. */
[$a, $b] = [scripted([['for' => 'GET /'] + down(503)]), scripted([['for' => 'GET /'] + down(502)])];
expect_exception(fn () => who(new Neo4j\Client([$a->url, $b->url])));
?>
--EXPECT--
bb 0 1
2
bb 0 1
2
bb 0 1
2
ProtocolException b 1
Neo4j\Exception\ConnectionException: http://127.0.0.1:PORT/ answered HTTP 503: "<h1>503</h1>"; then http://127.0.0.1:PORT/ answered HTTP 502: "<h1>502</h1>"
