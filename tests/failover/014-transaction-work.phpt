--TEST--
transaction() begins again on another server when it loses the first one
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

$begun = ['for' => 'POST /db/neo4j/query/v2/tx', 'body' => '{"data":{"fields":["v"],"values":[]},"transaction":{"id":"9","expires":"2037-01-01T00:00:00Z"}}'];
$a = scripted([alone(), $begun, ['times' => -1] + lost()]);
$b = scripted([alone(), $begun, ['body' => typed_body(['name'], [['b']])], ['for' => 'POST /db/neo4j/query/v2/tx/9/commit', 'body' => '{"bookmarks":["FB:x"]}']]);
$client = new Neo4j\Client([$a->url, $b->url]);
echo $client->transaction(function ($tx) {
    $tx->run('CREATE (n)');
    return $tx->run('RETURN name')->fetchColumn(0);
}), "\n";
?>
--EXPECT--
b
