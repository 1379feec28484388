--TEST--
What is sent again is sent twice at most, and not once a byte of an answer has come
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/real.php';

$body = typed_body(['v'], array_map(fn ($i) => [$i], range(1, 2000)));
$cases = [
    'lost twice' => [[['times' => -1, 'raw' => '', 'end' => 'RST']], 2, 'ConnectionException'],
    'lost after the head' => [[['times' => -1, 'body' => $body, 'cut' => 0]], 1, null],
    'lost in the rows' => [[['times' => -1, 'body' => $body, 'cut' => 20000]], 1, 'ProtocolException'],
    'refused' => [[['times' => -1, 'status' => 400, 'body' => '{"errors":[{"code":"Neo.TransientError.X","message":"m"}]}', 'headers' => ['Content-Type' => 'application/json']]], 1, 'TransientException'],
];
foreach ($cases as $case => [$answers, $sent, $end]) {
    $server = scripted($answers);
    $client = new Neo4j\Client($server->url, ['persistent' => false]);
    $e = exception_of(fn () => $client->run('RETURN 1 AS v', [], ['safe' => true])->fetchAll());
    check(count($server->statements()), $sent, $case);
    $end ? check(short_name($e), $end, $case) : check($e instanceof Neo4j\Exception\Neo4jException, true, $case);
    $server->stop();
}
echo count($cases), " cases\n";

/* The message of one that was not sent again. */
$server = scripted([['raw' => '', 'end' => 'FIN']]);
$e = exception_of(fn () => (new Neo4j\Client($server->url))->run('CREATE (n) RETURN n'));
echo masked($e->getMessage()), "\n";
var_dump($e->isRetryable());
--EXPECTF--
4 cases
%s: %smay have been executed%S
bool(false)
