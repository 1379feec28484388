--TEST--
transaction() takes any callable, but no generator function, and is not nested
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$server = scripted([['contains' => 'statement', 'times' => -1] + ran([1], true), ['times' => -1] + ran([1]), ['times' => -1] + begun(), ['times' => -1] + committed(), ['times' => -1] + rolled_back()]);
$client = new Neo4j\Client($server->url);
$other = new Neo4j\Client($server->url);
final class Work
{
    public function __invoke($tx)
    {
        return $tx->run('RETURN 1')->single()['v'];
    }

    public function __call($name, $arguments)
    {
        return [$name, get_class($arguments[0])];
    }

    public static function &byReference($tx)
    {
        static $value = [1];
        return $value;
    }
}
function generator($tx)
{
    yield $tx->run('RETURN 1');
}
echo json_encode([$client->transaction(new Work), $client->transaction([new Work, 'magic']), $client->transaction('Work::byReference'),
    ($client->transaction(...))(fn (Neo4j\Transaction $tx) => 'closure')]), "\n";
expect_exception(fn () => $client->transaction('generator'));
expect_exception(fn () => $client->transaction('no such function'));
expect_exception(fn () => $client->transaction(fn () => $client->transaction(fn () => 1)));
expect_exception(fn () => ($client->transaction(...))(fn () => array_map($client->transaction(...), [fn () => 1])));
expect_exception(fn () => $client->transaction(fn () => iterator_to_array((function () use ($client) {
    yield $client->transaction(fn () => 1);
})())));
/* Another client's, one of its own, and one after the other are none. */
echo json_encode($client->transaction(fn () => $other->transaction(fn () => 'other'))), "\n";
$client->transaction(function () use ($client) {
    $tx = $client->beginTransaction();
    echo $tx->run('RETURN 1')->fetchColumn(), "\n";
    $tx->rollback();
});
echo $client->transaction(fn () => 'again'), "\n";
$client->close();
expect_exception(fn () => $client->transaction(fn () => 1));
expect_exception(fn () => $client->beginTransaction());
--EXPECT--
[1,["magic","Neo4j\\Transaction"],[1],"closure"]
ValueError: Neo4j\Client::transaction(): Argument #1 ($work) must not be a generator function: its body would run after the commit
TypeError: Neo4j\Client::transaction(): Argument #1 ($work) must be a valid callback, function "no such function" not found or invalid function name
Neo4j\Exception\UsageException: transaction() is called within the transaction() of the same client: a transaction has none within it
Neo4j\Exception\UsageException: transaction() is called within the transaction() of the same client: a transaction has none within it
Neo4j\Exception\UsageException: transaction() is called within the transaction() of the same client: a transaction has none within it
"other"
1
again
Neo4j\Exception\UsageException: The client of http://127.0.0.1:PORT is closed
Neo4j\Exception\UsageException: The client of http://127.0.0.1:PORT is closed
