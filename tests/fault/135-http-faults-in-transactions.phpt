--TEST--
What HTTP can do wrong with a begin, a statement or a commit: it works, or the transaction is over; nothing is left
--EXTENSIONS--
neo4j
zlib
--FILE--
<?php
require __DIR__ . '/http_faults.php';

/* protocol => [path, media type, body of the begin, of the commit, behind "no rows"]. */
$info = '"commit":"http://127.0.0.1/db/neo4j/tx/17/commit","transaction":{"expires":"Mon, 30 Nov 2026 20:25:52 GMT"}';
$doors = [
    'transactional' => ['/db/neo4j/tx', '{"results":[],"errors":[],' . $info . '}', '{"results":[],"errors":[]}'],
    'jolt' => ['/db/neo4j/tx', jolt_lines(['{"info":{' . $info . '}}']), jolt_lines(['{"info":{}}'])],
    'query' => ['/db/neo4j/query/v2/tx', '{"transaction":{"id":"17","expires":"2026-11-30T20:28:29Z"}}', '{"bookmarks":["FB:kcwQ1"]}'],
];
foreach ($doors as $protocol => [$path, $begun, $committed]) {
    [$personality, $type, $rows] = right_answers()[$protocol];
    $server = scripted([], $personality);
    $right = fn (string $body) => of_type(['body' => $body, 'times' => -1], $type);
    $requests = ['begin' => ["POST $path", $begun], 'statement' => ["POST $path/17", $rows], 'commit' => ["POST $path/17/commit", $committed]];
    $count = 0;
    foreach ($requests as $which => [$for, $body]) {
        foreach (http_faults($body, $type, 1) as $case => [$answer, $class, $says]) {
            $case = "$protocol, $which, $case";
            leaves_nothing(function () use ($server, $answer, $type, $class, $says, $case, $which, $protocol, $for, $requests, $right, $path) {
                $script = [['for' => $for] + of_type($answer, $type)];
                foreach ($requests as [$other, $its]) {
                    $script[] = ['for' => $other] + $right($its);
                }
                $server->give([...$script, ['for' => "DELETE $path/17"] + $right($protocol === 'query' ? '' : $requests['commit'][1])]);
                $client = new Neo4j\Client($server->url, ['protocol' => $protocol, 'database' => 'neo4j', 'persistent' => false, 'timeout' => 20]);
                $seen = null;
                $e = exception_of(function () use ($client, &$seen) {
                    $transaction = $client->beginTransaction();
                    $seen = $transaction->run('CREATE (n:Once) RETURN 1 AS v')->fetchAll();
                    $transaction->commit();
                });
                /* A begin that nothing came back from is tried again; a commit that was not refused may have come to pass. */
                $class = match (true) {
                    $which === 'begin' && $class === LOST => 'either',
                    /* On a connection that has served it is no answer to HTTP at all. */
                    $class === 'TlsException' && $which !== 'begin' => $which === 'commit' ? 'TransactionException' : WRONG,
                    $which === 'commit' && in_array($class, [LOST, WRONG]) => 'TransactionException',
                    default => $class,
                };
                $right = $class === 'either' ? [null, LOST] : [$class];
                check(in_array($e ? short_name($e) : null, $right), true, "$case: " . get_debug_type($e) . ' ' . $e?->getMessage());
                check($seen, $class && $class !== 'either' && $which !== 'commit' ? null : ($e && $which !== 'commit' ? null : [['v' => 1]]), "$case: rows");
                check($server->count('Once') <= 1, true, "$case: sent");
                check(count(array_filter($server->requests(), fn ($request) => str_ends_with($request['path'], '/commit'))) <= 1, true, "$case: committed");
                unset($e);
            }, $case, $server);
            $count++;
        }
    }
    echo "$protocol $count\n";
    $server->stop();
}
--EXPECT--
transactional 132
jolt 132
query 132
