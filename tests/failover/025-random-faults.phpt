--TEST--
Random faults in each of three servers: no statement and no commit twice, the right rows or an exception
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

$type = ['Content-Type' => 'application/json'];
$head = "HTTP/1.1 202 OK\r\nContent-Type: application/vnd.neo4j.query\r\nContent-Length: 90\r\n\r\n";
$right = [
    'discovery' => ['for' => 'GET /', 'headers' => $type, 'body' => '{"neo4j_version":"5.26.0","query":"x"}'],
    'table' => alone(),
    'home' => ['for' => 'POST /db/system/query/v2', 'contains' => 'SHOW HOME', 'headers' => $type, 'body' => '{"data":{"fields":["name"],"values":[["neo4j"]]}}'],
    'begin' => ['for' => 'POST /db/neo4j/query/v2/tx', 'body' => '{"transaction":{"id":"9","expires":"2037-01-01T00:00:00Z"}}'],
    'commit' => ['for' => 'POST /db/neo4j/query/v2/tx/9/commit', 'body' => '{"bookmarks":["FB:x"]}'],
    'run' => ['contains' => 'CREATE', 'body' => typed_body(['v'], [[1], [2], [3]])],
];
$faults = [
    fn () => lost(),
    fn () => ['raw' => '', 'end' => 'RST'],
    fn () => ['status' => 503, 'headers' => ['Content-Type' => 'text/html'], 'body' => '<p>'],
    fn () => ['raw' => "HTTP/1.1 502 No\r\nContent-Length: 90\r\n\r\nxx", 'end' => 'FIN'],
    fn () => ['raw' => '', 'end' => 'none'],
    fn () => ['raw' => $head, 'end' => 'none'],
    fn () => ['raw' => $head, 'end' => 'RST'],
    fn ($answer) => ['cut' => 20, 'end' => 'FIN'] + $answer,
    fn ($answer) => ['stall' => 25] + $answer,
];

function rows_of(Neo4j\Client $client, string $mode, string $text): array
{
    if ($mode !== 'transaction') {
        return iterator_to_array($client->run($text, [], ['read' => ['access_mode' => 'read'], 'safe' => ['safe' => true]][$mode] ?? []));
    }
    $transaction = $client->beginTransaction();
    $rows = iterator_to_array($transaction->run($text));
    $transaction->commit();
    return $rows;
}

mt_srand($seed = (int) (getenv('SEED') ?: random_int(1, PHP_INT_MAX >> 32)));
$servers = [scripted([]), scripted([]), scripted([])];
for ($good = $round = 0; $round < 80; $round++) {
    foreach ($servers as $server) {
        $answers = [];
        foreach ($right as $answer) {
            if (mt_rand(0, 4) === 0) {
                $fault = $faults[mt_rand(0, count($faults) - 1)]($answer);
                $answers[] = ['times' => [1, 2, -1][mt_rand(0, 2)]] + $fault + array_intersect_key($answer, ['for' => 1, 'contains' => 1]);
            }
            $answers[] = ['times' => -1] + $answer;
        }
        $server->give($answers);
    }
    $transport = mt_rand(0, 1) ? new Neo4j\Transport\Curl() : new Neo4j\Transport\Stream();
    $client = new Neo4j\Client(array_column($servers, 'url'), ['transport' => $transport, 'idle_timeout' => 0.2,
        'failover' => mt_rand(0, 1) ? 'ordered' : 'random', 'auth' => ['user' . mt_rand(0, 1), 'p']]);
    $mode = ['write', 'read', 'safe', 'transaction'][mt_rand(0, 3)];
    $rows = null;
    $e = exception_of(function () use ($client, $mode, $round, &$rows) {
        $rows = rows_of($client, $mode, "CREATE ($mode$round)");
    });
    $case = "seed $seed, round $round, $mode: " . $e?->getMessage();
    check($rows, $e ? null : [['v' => 1], ['v' => 2], ['v' => 3]], $case);
    check($e === null || $e instanceof Neo4j\Exception\Neo4jException, true, $case);
    $times = fn (string $text) => array_sum(array_map(fn ($server) => $server->count($text), $servers));
    check($times("CREATE ($mode$round)") <= ($mode === 'read' || $mode === 'safe' ? 6 : 1), true, "$case: sent");
    $commits = array_filter(array_merge(...array_map(fn ($server) => $server->requests(), $servers)), fn ($request) => str_ends_with($request['path'], '/commit'));
    check(count($commits) <= 1, true, "$case: committed");
    $good += $e === null;
}
echo $good > 20 ? "most are well\n" : "only $good are well, seed $seed\n";
?>
--EXPECT--
most are well
