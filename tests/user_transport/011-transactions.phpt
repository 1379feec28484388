--TEST--
A transaction over a transport written in PHP: its id, its cookie, and what its exceptions leave of it
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

$inside = null;
$client = fake_client(function (string $method, string $url, array $headers) use (&$inside) {
    $path = parse_url($url, PHP_URL_PATH);
    echo '  ', $method, ' ', $path, isset($headers['Cookie']) ? " Cookie: {$headers['Cookie']}" : '', "\n";
    $inside && $inside($path);
    $tail = '"transaction":{"id":"ab12","expires":"2099-01-01T00:00:00Z"}';
    if (str_ends_with($path, 'commit') || $method === 'DELETE') {
        return json_response('{"bookmarks":["FB:two"]}');
    }
    $text = substr(implode('', pieces(2)), 0, -1) . ",$tail}";
    return json_response(str_split($text, 20), 202, ['set-cookie' => ['route=17; Path=/; HttpOnly', 'other=2']]);
});

$transaction = $client->beginTransaction();
echo implode(' ', array_column($transaction->run('RETURN 1')->fetchAll(), 'n')), "\n";
echo implode(' ', array_column($transaction->run('RETURN 2')->fetchAll(), 'n')), "\n";
$transaction->commit();
var_dump($client->getLastBookmarks());

echo "Used from inside\n";
$transaction = $client->beginTransaction();
$result = $transaction->run('RETURN 1');
$inside = function () use (&$inside, $transaction) {
    $inside = null;
    expect_exception(fn () => $transaction->run('RETURN 2'));
    expect_exception(fn () => $transaction->commit());
    expect_exception(fn () => $transaction->rollback());
};
$transaction->run('RETURN 3')->fetchAll();
$transaction->rollback();

echo "Rolled back while its first answer, which has its id at its end, is open\n";
$transaction = $client->beginTransaction();
$result = $transaction->run('RETURN 1');
$transaction->rollback();
expect_exception(fn () => $result->fetchAll());

echo "Dropped\n";
$transaction = $client->beginTransaction();
$result = $transaction->run('RETURN 1');
unset($transaction, $result);

$steps = [
    'statement' => fn ($transaction) => $transaction->run('RETURN 2'),
    'commit' => fn ($transaction) => $transaction->commit(),
    'rollback' => fn ($transaction) => $transaction->rollback(),
];
foreach ($steps as $name => $step) {
    echo "Thrown by exchange(): $name\n";
    $transaction = $client->beginTransaction();
    $transaction->run('RETURN 1')->fetchAll();
    $inside = function () use (&$inside) {
        $inside = null;
        throw new DomainException('no network');
    };
    expect_exception(fn () => $step($transaction));
    var_dump($transaction->isOpen());
    expect_exception(fn () => $transaction->run('RETURN 3'));
    unset($transaction);
}
?>
--EXPECT--
  POST /db/neo4j/query/v2/tx
  POST /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
1 2
  POST /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
1 2
  POST /db/neo4j/query/v2/tx/ab12/commit Cookie: route=17; other=2
array(1) {
  [0]=>
  string(6) "FB:two"
}
Used from inside
  POST /db/neo4j/query/v2/tx
  POST /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
  POST /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
Error: The transaction is in use: it is waiting for the server
Error: The transaction is in use: it is waiting for the server
Error: The transaction is in use: it is waiting for the server
  DELETE /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
Rolled back while its first answer, which has its id at its end, is open
  POST /db/neo4j/query/v2/tx
  POST /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
  DELETE /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
Neo4j\Exception\TransactionException: the transaction was rolled back before its result was read
Dropped
  POST /db/neo4j/query/v2/tx
  POST /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
  DELETE /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
Thrown by exchange(): statement
  POST /db/neo4j/query/v2/tx
  POST /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
  POST /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
DomainException: no network
bool(false)
Neo4j\Exception\TransactionException: the transaction has been ended by an error: an exception was thrown while it waited for the server
  DELETE /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
Thrown by exchange(): commit
  POST /db/neo4j/query/v2/tx
  POST /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
  POST /db/neo4j/query/v2/tx/ab12/commit Cookie: route=17; other=2
DomainException: no network
bool(false)
Neo4j\Exception\TransactionException: the outcome of the commit is unknown: an exception was thrown while its answer was waited for
Thrown by exchange(): rollback
  POST /db/neo4j/query/v2/tx
  POST /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
  DELETE /db/neo4j/query/v2/tx/ab12 Cookie: route=17; other=2
DomainException: no network
bool(false)
Neo4j\Exception\TransactionException: the transaction has been ended by an error: an exception was thrown while it waited for the server
