--TEST--
A server that is no leader any more refuses one statement; the next one asks for a new routing table
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

$roles = fn (string $writer, string $reader) => table([['WRITE', $writer], ['READ', $reader], ['ROUTE', $writer, $reader]]);
$codes = ['Neo.ClientError.Cluster.NotALeader', 'Neo.ClientError.General.ForbiddenOnReadOnlyDatabase'];
foreach ($codes as $code) {
    $refused = ['status' => 400, 'headers' => ['Content-Type' => 'application/json'],
        'body' => json_encode(['errors' => [['code' => $code, 'message' => 'no']]])];
    $a = scripted([['times' => 1] + $roles('127.0.0.1', 'localhost'), $roles('localhost', '127.0.0.1'), $refused]);
    $b = named('b');
    $client = new Neo4j\Client([$a->url, localhost($b)]);
    $e = exception_of(fn () => who($client));
    echo $e->getServerCode(), ' ', var_export($e->isRetryable(), true), "\n";
    echo who($client), who($client), ' ', $a->count('getRoutingTable'), $b->count('getRoutingTable'), "\n";
}

/* transaction() finds it by itself. */
$refused = ['for' => 'POST /db/neo4j/query/v2/tx'] + $refused;
$a = scripted([['times' => 1] + $roles('127.0.0.1', 'localhost'), $roles('localhost', '127.0.0.1'), $refused]);
$b = named('b', ['for' => 'POST /db/neo4j/query/v2/tx', 
        'body' => typed_body(['name'], [['b']], ',"transaction":{"id":"9","expires":"2037-01-01T00:00:00Z"}')],
    ['for' => 'POST /db/neo4j/query/v2/tx/9/commit', 'body' => '{"bookmarks":["FB:x"]}']);
$client = new Neo4j\Client([$a->url, localhost($b)]);
echo $client->transaction(fn ($tx) => $tx->run('RETURN name')->fetchColumn(0)), "\n";

/* A name that is longer than a database's ranks nobody, and asks nothing. */
[$a, $b] = [named('a'), named('b')];
$client = new Neo4j\Client([$a->url, $b->url], ['database' => str_repeat('long.', 20)]);
echo who($client), who($client), ' ', $a->count('getRoutingTable'), "\n";
?>
--EXPECT--
Neo.ClientError.Cluster.NotALeader true
bb 20
Neo.ClientError.General.ForbiddenOnReadOnlyDatabase true
bb 20
b
aa 0
