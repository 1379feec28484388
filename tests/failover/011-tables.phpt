--TEST--
A table that cannot rank the list leaves it in its order
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

$tables = [
    'stands alone' => alone(),
    'names others only' => table([['WRITE', 'core1'], ['READ', 'core2', 'core3'], ['ROUTE', 'core1']]),
    'is empty' => raw_table([300, []]),
    'is a number' => raw_table([300, 7]),
    'has odd entries' => raw_table([300, [7, ['role' => 'READ'], ['role' => 1, 'addresses' => ['localhost:1']], ['addresses' => [1, null]]]]),
    'has no row' => raw_table(null),
    'is refused' => ['status' => 403, 'for' => 'POST /db/system/query/v2', 'contains' => 'getRoutingTable', 'times' => -1,
        'headers' => ['Content-Type' => 'application/json'],
        'body' => '{"errors":[{"code":"Neo.ClientError.Security.Forbidden","message":"no"}]}'],
    'has brackets' => table([['WRITE', '[::1]'], ['READ', 'localhost']]),
];
foreach ($tables as $what => $table) {
    $first = scripted([$table, ['body' => typed_body(['name'], [['first']]), 'times' => -1]]);
    $second = scripted([$table, ['body' => typed_body(['name'], [['second']]), 'times' => -1]]);
    $client = new Neo4j\Client([$first->url, localhost($second)]);
    echo "$what: ", who($client), ' ', who($client, ['access_mode' => 'read']), ', asked ', $first->count('getRoutingTable'), "\n";
}
?>
--EXPECT--
stands alone: first first, asked 1
names others only: first first, asked 1
is empty: first first, asked 1
is a number: first first, asked 1
has odd entries: first first, asked 1
has no row: first first, asked 1
is refused: first first, asked 1
has brackets: first second, asked 1
