--TEST--
Bookmarks of commits are learnt and sent with the next statement or begin; each new one replaces those that it waited for
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../transaction/scripts.php';

function sent(ScriptedServer $server): string
{
    return implode("\n", array_map(function ($request) {
        preg_match('/"bookmarks":(\[[^]]*\])/', $request['body'], $match);
        return sprintf('%-9s %s', match (true) {
            str_ends_with($request['path'], '/tx') => 'begin',
            str_ends_with($request['path'], '/commit') => 'commit',
            str_contains($request['path'], '/tx/') => 'run',
            default => 'auto',
        }, $match[1] ?? '-');
    }, tx_requests($server))) . "\n";
}

$auto = fn (string ...$bookmarks) => typed_body(['v'], [[1]], ',"bookmarks":' . json_encode($bookmarks));
$server = scripted([
    $auto('FB:1'), $auto('FB:2', 'FB:3'), begun(), ran(), committed('FB:4'), $auto(), $auto('FB:5'),
    ran([1], true), committed('FB:6'), $auto('FB:7'),
]);
$client = new Neo4j\Client($server->url);
echo json_encode($client->getLastBookmarks()), "\n";
$client->run('RETURN 1');
$client->run('RETURN 1');
echo json_encode($client->getLastBookmarks()), "\n";
$tx = $client->beginTransaction();
$tx->run('RETURN 1');
$tx->commit();
echo json_encode($client->getLastBookmarks()), "\n";
$client->run('RETURN 1');
$client->run('RETURN 1');
$client->transaction(fn ($tx) => $tx->run('RETURN 1'));
$client->run('RETURN 1');
echo json_encode($client->getLastBookmarks()), "\n", sent($server);
$server->stop();

echo "\nconcurrent ones are united\n";
$server = scripted([begun([], 'a'), begun([], 'b'), committed('FB:a', 'a'), committed('FB:b', 'b'), $auto('FB:c')]);
$client = new Neo4j\Client($server->url, ['bookmarks' => ['FB:0']]);
echo json_encode($client->getLastBookmarks()), "\n";
[$a, $b] = [$client->beginTransaction(), $client->beginTransaction()];
$a->commit();
$b->commit();
echo json_encode($client->getLastBookmarks()), "\n";
$client->run('RETURN 1');
echo json_encode($client->getLastBookmarks()), "\n", sent($server);
$server->stop();

echo "\nthose of the options are waited for beside the chain, once, and without them when that is switched off\n";
$server = scripted([$auto('FB:1'), $auto('FB:2'), $auto('FB:3'), $auto('FB:4'), begun(), committed('FB:5')]);
$client = new Neo4j\Client($server->url);
$client->run('RETURN 1');
$client->run('RETURN 1', [], ['bookmarks' => ['FB:x', 'FB:1', 'FB:x']]);
$client->run('RETURN 1', [], ['bookmarks' => false]);
$client->run('RETURN 1', [], ['bookmarks' => []]);
$client->beginTransaction(['bookmarks' => ['FB:y']])->commit();
echo json_encode($client->getLastBookmarks()), "\n", sent($server);
$server->stop();

echo "\nfalse for the client\n";
$server = scripted([$auto('FB:1'), $auto('FB:2'), $auto('FB:3')]);
$client = new Neo4j\Client($server->url, ['bookmarks' => false]);
$client->run('RETURN 1');
$client->run('RETURN 1', [], ['bookmarks' => ['FB:x']]);
$client->run('RETURN 1');
echo json_encode($client->getLastBookmarks()), "\n", sent($server);
$server->stop();

echo "\nwhat is not committed, or no bookmark, is not learnt\n";
$server = scripted([
    begun(), ran(), rolled_back(), ran([1], true), tx_error('POST ' . TX . '/90a7/commit', 'Neo.ClientError.Schema.ConstraintValidationFailed'),
    typed_body(['v'], [[1]], ',"bookmarks":["",7,null,"FB:\"quoted","FB:\u0001"]'),
    ['status' => 400, 'body' => '{"errors":[{"code":"Neo.ClientError.Statement.SyntaxError","message":"m"}]}'],
]);
$client = new Neo4j\Client($server->url);
$tx = $client->beginTransaction();
$tx->run('RETURN 1');
$tx->rollback();
exception_of(fn () => $client->transaction(fn ($tx) => $tx->run('RETURN 1')));
$client->run('RETURN 1');
exception_of(fn () => $client->run('RETRUN 1'));
echo json_encode($client->getLastBookmarks()), "\n";
--EXPECT--
[]
["FB:2","FB:3"]
["FB:4"]
["FB:7"]
auto      -
auto      ["FB:1"]
begin     ["FB:2","FB:3"]
run       -
commit    -
auto      ["FB:4"]
auto      ["FB:4"]
begin     ["FB:5"]
commit    -
auto      ["FB:6"]

concurrent ones are united
["FB:0"]
["FB:a","FB:b"]
["FB:c"]
begin     ["FB:0"]
begin     ["FB:0"]
commit    -
commit    -
auto      ["FB:a","FB:b"]

those of the options are waited for beside the chain, once, and without them when that is switched off
["FB:5"]
auto      -
auto      ["FB:1","FB:x"]
auto      -
auto      ["FB:2"]
begin     ["FB:4","FB:y"]
commit    -

false for the client
[]
auto      -
auto      ["FB:x"]
auto      -

what is not committed, or no bookmark, is not learnt
[]
