--TEST--
What is settled when a transaction begins cannot be given to its statements; neither sends anything
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$server = scripted([begun(), ran([1]), ran([2])]);
$client = new Neo4j\Client($server->url);
$tx = $client->beginTransaction();
foreach (['access_mode' => 'read', 'bookmarks' => false, 'database' => 'neo4j', 'impersonated_user' => 'x', 'protocol' => 'query', 'server_timeout' => 1.0, 'auth' => null, 'nonsense' => 1] as $name => $value) {
    expect_exception(fn () => $tx->run('RETURN 1', [], [$name => $value]));
}
expect_exception(fn () => $tx->run(''));
expect_exception(fn () => $tx->run('RETURN $x', ['x' => "\xff"]));
expect_exception(fn () => $client->beginTransaction(['fetch_mod' => 'num']));
expect_exception(fn () => $client->transaction(fn () => 1, ['retry_time' => 1]));
$options = ['fetch_mode' => 'num', 'value_mode' => 'arrays', 'timeout' => 9, 'idle_timeout' => 9, 'stats' => false, 'headers' => ['X-A' => '1'], 'safe' => false, 'stream' => true];
echo json_encode($tx->run('RETURN 1', [], $options)->fetchAll()), $tx->run('RETURN 2')->fetchColumn(), ' ', tx_trace($server), "\n";
--EXPECT--
ValueError: option "access_mode" is the whole transaction's: it is given when that begins
ValueError: option "bookmarks" is the whole transaction's: it is given when that begins
ValueError: option "database" is the whole transaction's: it is given when that begins
ValueError: option "impersonated_user" is the whole transaction's: it is given when that begins
ValueError: option "protocol" is the whole transaction's: it is given when that begins
ValueError: option "server_timeout" is the whole transaction's: it is given when that begins
ValueError: option "auth" can only be given to the client
ValueError: option "nonsense" is not known
ValueError: The statement must not be empty
ValueError: parameter $x is not valid UTF-8, which JSON cannot carry
ValueError: option "fetch_mod" is not known, did you mean "fetch_mode"?
ValueError: option "retry_time" can only be given to the client
[[1]]2 begin, run, run
