--TEST--
Affinity and cookies of the answer to a begin are sent with each request of the transaction, and with no other
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

function sticky(array $request): array
{
    return [$request['headers']['neo4j-cluster-affinity'] ?? '-', $request['headers']['cookie'] ?? '-'];
}

/* Names in any case, since the server that answers takes each name once. */
$cookies = ['Set-Cookie' => 'LB=s1; Path=/; HttpOnly; Expires=Wed, 21 Oct 2037 07:28:00 GMT', 'set-cookie' => ' other="x y" ; Secure',
    'SET-COOKIE' => 'LB=s2', 'Set-COOKIE' => '=nameless', 'sET-COOKIE' => 'valueless'];
$server = scripted([
    begun(['neo4j-cluster-affinity' => 'member-3'] + $cookies),
    ran([1, 2]), ['for' => 'POST ' . TX . '/90a7', 'body' => '{' . tx_member('90a7') . '}', 'headers' => tx_headers(['Set-Cookie' => 'LB=later'])],
    typed_body(['v'], [[7]]), committed(),
    /* Another transaction has nothing of the first. */
    begun(), ran([3]), rolled_back(),
    ['for' => 'POST ' . TX] + ran([4], true, headers: ['Neo4j-Cluster-Affinity' => 'member-5']), ran([5]), rolled_back(),
]);
$client = new Neo4j\Client($server->url, ['headers' => ['X-Own' => '1']]);
$tx = $client->beginTransaction();
$tx->run('RETURN 1');
$tx->keepAlive();
$client->run('RETURN 7');
$tx->commit();
$tx = $client->beginTransaction();
$tx->run('RETURN 3', options: ['headers' => ['Cookie' => 'mine=1']]);
$tx->rollback();
exception_of(fn () => $client->transaction(function ($tx) {
    $tx->run('RETURN 4');
    $tx->run('RETURN 5');
    throw new Exception;
}));
foreach (tx_requests($server) as $request) {
    printf("%-6s %-32s %s\n", $request['method'], $request['path'], implode(' | ', sticky($request)));
}
$server->stop();

/* With a cookie of the user's there is still one line. */
$server = scripted([begun(['Set-Cookie' => 'LB=s1']), ran(), committed()]);
$tx = (new Neo4j\Client($server->url, ['headers' => ['Cookie' => 'mine=1']]))->beginTransaction();
$tx->run('RETURN 1');
$tx->commit();
echo implode("\n", array_map(fn ($request) => sticky($request)[1], tx_requests($server))), "\n";
$server->stop();

/* What is too long, or would end the line, is left out. */
$server = scripted([begun(['Set-Cookie' => 'long=' . str_repeat('x', 4000), 'set-cookie' => 'a=1', 'SET-COOKIE' => "b=\x02", 'neo4j-cluster-affinity' => "\x01"]), committed()]);
(new Neo4j\Client($server->url))->beginTransaction()->commit();
echo implode(' | ', sticky(tx_requests($server)[1])), "\n";
--EXPECT--
POST   /db/neo4j/query/v2/tx            - | -
POST   /db/neo4j/query/v2/tx/90a7       member-3 | other="x y"; LB=s2
POST   /db/neo4j/query/v2/tx/90a7       member-3 | other="x y"; LB=s2
POST   /db/neo4j/query/v2               - | -
POST   /db/neo4j/query/v2/tx/90a7/commit member-3 | other="x y"; LB=s2
POST   /db/neo4j/query/v2/tx            - | -
POST   /db/neo4j/query/v2/tx/90a7       - | mine=1
DELETE /db/neo4j/query/v2/tx/90a7       - | -
POST   /db/neo4j/query/v2/tx            - | -
POST   /db/neo4j/query/v2/tx/90a7       member-5 | -
DELETE /db/neo4j/query/v2/tx/90a7       member-5 | -
mine=1
mine=1; LB=s1
mine=1; LB=s1
- | a=1
