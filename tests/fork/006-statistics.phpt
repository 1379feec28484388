--TEST--
A child counts from zero; what it inherited is not shown, and closing it is not counted
--EXTENSIONS--
neo4j
pcntl
--FILE--
<?php
require __DIR__ . '/fork.php';

$rows = typed_body(['v'], array_map(fn ($i) => [$i], range(1, 50000)));
$server = scripted([['contains' => 'open', 'body' => $rows, 'framing' => 'chunked'], ['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
$client = new Neo4j\Client($server->url, PLAIN);
$result = $client->run('open');
ask($client);
ask($client);
show_numbers('parent');
await(fork(function () use ($client, $result) {
    show_numbers('child');
    echo Neo4j\clean_persistent_handles(), " cleaned\n";
    ask($client);
    ask($client);
    show_numbers('child, two queries');
    unset($result);
    show_numbers('child, without the result');
    ob_start();
    (new ReflectionExtension('neo4j'))->info();
    preg_match('/Persistent handles => .*/', ob_get_clean(), $row);
    echo $row[0], "\n";
}));
show_numbers('parent');
echo count($result->fetchAll()), "\n";
show_numbers('parent');
--EXPECT--
parent: {"":"1\/1 2+1"}
child: []
0 cleaned
child, two queries: {"":"0\/1 1+1"}
child, without the result: {"":"0\/1 1+1"}
Persistent handles => 1 idle, 0 in use
parent: {"":"1\/1 2+1"}
50000
parent: {"":"0\/2 2+1"}
