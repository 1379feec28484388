--TEST--
A connection whose answer was half read, timed out, cut or broken is closed, not kept
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/pool.php';

$row = typed_body(['v'], [[1]]);
$start = substr($row, 0, 40);
$rows = typed_body(['v'], array_map(fn ($i) => [$i], range(1, 50000)));
$server = scripted([
    ['contains' => 'stalls', 'body' => [$start, ['stall' => true]], 'framing' => 'chunked', 'times' => -1],
    ['contains' => 'silent', 'raw' => [['stall' => true]], 'times' => -1],
    ['contains' => 'cut', 'body' => $row, 'cut' => 40],
    ['contains' => 'reset', 'body' => $row, 'cut' => 40, 'end' => 'RST'],
    /* The format's own end was seen, HTTP's was not. */
    ['contains' => 'unended', 'body' => $row, 'framing' => 'chunked', 'unended' => true],
    ['contains' => 'garbage', 'body' => '{"data":{'],
    ['contains' => 'encoded', 'body' => $row, 'headers' => ['Content-Encoding' => 'gzip']],
    ['contains' => 'after', 'body' => "$row $row"],
    ['contains' => 'many', 'body' => $rows, 'framing' => 'chunked', 'times' => -1],
    ['contains' => 'closes', 'body' => $row, 'headers' => ['Connection' => 'close'], 'end' => 'FIN'],
    ['body' => $row, 'times' => -1],
]);
$client = new Neo4j\Client($server->url, PLAIN);
$broken = [
    'stalls' => fn () => $client->run('stalls', [], ['idle_timeout' => 0.05])->fetchAll(),
    'silent' => fn () => $client->run('silent', [], ['timeout' => 0.05])->fetchAll(),
    'half read, closed' => fn () => $client->run('many')->close(),
    'half read, dropped' => function () use ($client) {
        foreach ($client->run('RETURN 1 // many') as $row) {
            break;
        }
    },
    'closes' => fn () => $client->run('closes')->fetchAll(),
];
foreach (['cut', 'reset', 'unended', 'garbage', 'encoded', 'after'] as $text) {
    $broken[$text] = fn () => $client->run($text)->fetchAll();
}
foreach ($broken as $what => $run) {
    ask($client);
    check(numbers()[''][2], '1', "before $what");
    $e = exception_of($run);
    gc_collect_cycles();
    check(substr(numbers()[''], 0, 3), '0/0', $what);
    echo $what, ': ', $e ? 'an exception' : 'end', "\n";
}
echo ask($client), "\n";
--EXPECT--
stalls: an exception
silent: an exception
half read, closed: end
half read, dropped: end
closes: end
cut: an exception
reset: an exception
unended: end
garbage: an exception
encoded: an exception
after: an exception
1
