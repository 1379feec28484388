--TEST--
Of the addresses in answers only the path counts: hosts and prefixes of others are never asked
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';
require __DIR__ . '/../jolt/jolt.php';

const INFO = ['transaction' => ['expires' => 'Mon, 30 Nov 2026 20:25:52 GMT']];
$info = fn (string $commit) => jolt_lines([['info' => ['commit' => $commit] + INFO]]);
$begin = fn (array $answer) => ['for' => 'POST /pre/db/neo4j/tx', 'status' => 201] + jolt_answer($answer);
$cases = [
    'another host' => $begin(['body' => $info('http://elsewhere.example:1/db/neo4j/tx/17/commit')]),
    'another scheme and path' => $begin(['body' => $info('https://elsewhere.example/some/where/17/commit')]),
    'a path' => $begin(['body' => $info('/db/neo4j/tx/17/commit')]),
    'only a Location' => $begin(['body' => jolt_lines([['info' => INFO]]), 'headers' => ['Content-Type' => JOLT_TYPE, 'Location' => 'http://elsewhere.example:1/db/neo4j/tx/17']]),
    'no commit in it' => $begin(['body' => $info('http://elsewhere.example:1/db/neo4j/tx/17')]),
    'nothing in it' => $begin(['body' => $info('/commit')]),
    'not a word' => $begin(['body' => $info('http://elsewhere.example/db/neo4j/tx/1%2F..%2F7/commit')]),
];
foreach ($cases as $case => $answer) {
    $server = scripted([
        $answer, ['for' => 'POST /pre/db/neo4j/tx/17'] + jolt_answer(jolt_body(['v'], [[7]], [], ['commit' => 'http://elsewhere.example:1/db/neo4j/tx/99/commit'] + INFO)),
        ['for' => 'POST /pre/db/neo4j/tx/17/commit'] + jolt_answer(jolt_lines([['info' => ['lastBookmarks' => ['FB:1']]]])),
    ], '4.4');
    $client = new Neo4j\Client("$server->url/pre", ['protocol' => 'jolt', 'database' => 'neo4j']);
    $e = exception_of(function () use ($client) {
        $tx = $client->beginTransaction();
        check($tx->run('RETURN 7')->fetchAll(), [['v' => 7]], 'run');
        $tx->commit();
    });
    echo "$case: ", $e ? short_name($e) : 'fine', ', ', implode(', ', array_map(fn ($request) => "$request[method] $request[path]", tx_requests($server))), "\n";
    $server->stop();
}
--EXPECT--
another host: fine, POST /pre/db/neo4j/tx, POST /pre/db/neo4j/tx/17, POST /pre/db/neo4j/tx/17/commit
another scheme and path: fine, POST /pre/db/neo4j/tx, POST /pre/db/neo4j/tx/17, POST /pre/db/neo4j/tx/17/commit
a path: fine, POST /pre/db/neo4j/tx, POST /pre/db/neo4j/tx/17, POST /pre/db/neo4j/tx/17/commit
only a Location: fine, POST /pre/db/neo4j/tx, POST /pre/db/neo4j/tx/17, POST /pre/db/neo4j/tx/17/commit
no commit in it: ProtocolException, POST /pre/db/neo4j/tx
nothing in it: ProtocolException, POST /pre/db/neo4j/tx
not a word: ProtocolException, POST /pre/db/neo4j/tx
