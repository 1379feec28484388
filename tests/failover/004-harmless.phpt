--TEST--
What may be sent twice goes to another server: reading that the server enforces, what is marked safe, and a begin
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

/* Lost on the first connection, and on the second one to the same server. */
function pair(array ...$begin): array
{
    return [named('a', lost(), lost()), named('b', ...$begin)];
}

foreach ([['access_mode' => 'read'], ['safe' => true], ['access_mode' => 'write']] as $options) {
    [$a, $b] = pair();
    $client = new Neo4j\Client([$a->url, $b->url]);
    expect_exception(function () use ($client, $options) {
        echo who($client, $options), "\n";
    });
    echo $a->count('RETURN name'), $b->count('RETURN name'), "\n";
}

[$a, $b] = pair(['for' => 'POST /db/neo4j/query/v2/tx', 'body' => '{"transaction":{"id":"9","expires":"2037-01-01T00:00:00Z"}}'],
    ['body' => typed_body(['name'], [['b']])], ['raw' => '', 'end' => 'FIN']);
$client = new Neo4j\Client([$a->url, $b->url]);
$tx = $client->beginTransaction();
echo $tx->run('RETURN name')->fetchColumn(0), "\n";
/* From here on it stays where it is. */
expect_exception(fn () => $tx->run('RETURN 2'));
echo $a->count('RETURN'), $b->count('RETURN'), "\n";
?>
--EXPECTF--
b
no exception
21
b
no exception
21
Neo4j\Exception\ConnectionException: %s; the statement may have been executed
10
b
Neo4j\Exception\ConnectionException: %s
02
