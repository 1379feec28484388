--TEST--
A signal handler that drops the last reference to the result that waits
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/child.php';

pcntl_async_signals(true);
$server = scripted([['times' => -1] + slow_rows(0.3)], '2.0.0-M06');
$client = new Neo4j\Client($server->url, ['persistent' => false]);
$result = $client->run('CREATE (n) RETURN n');
pcntl_signal(SIGUSR1, function () {
    global $result, $client, $iterator;
    $result = $client = $iterator = null;
    gc_collect_cycles();
    echo "dropped\n";
});
signal_after(0.1);
echo json_encode($result->fetchAll()), "\n";

$client = new Neo4j\Client($server->url, ['persistent' => false]);
$result = $client->run('CREATE (n) RETURN n');
signal_after(0.1);
foreach ($result as $row) {
    echo json_encode($row), "\n";
}

$client = new Neo4j\Client($server->url, ['persistent' => false]);
$result = $client->run('CREATE (n) RETURN n');
signal_after(0.1);
echo $result->getSummary()->rows, "\n";

$client = new Neo4j\Client($server->url, ['persistent' => false]);
$iterator = $client->run('CREATE (n) RETURN n')->getIterator();
$iterator->rewind();
signal_after(0.1);
$iterator->next();
var_dump($iterator);

/* run() itself, whose client goes away. */
$client = new Neo4j\Client($server->url, ['persistent' => false]);
signal_after(0.15);
echo json_encode($client->run('CREATE (n) RETURN n')->fetchAll()), "\n";
$server->stop();
--EXPECT--
dropped
[{"v":1},{"v":2},{"v":3}]
{"v":1}
dropped
{"v":2}
{"v":3}
dropped
3
dropped
NULL
dropped
[{"v":1},{"v":2},{"v":3}]
