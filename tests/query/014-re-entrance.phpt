--TEST--
getResultSet() called again by a signal handler, while it waits, is an Error
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted([['body' => [['pause' => 0.6], typed_body(['v'], [[1]])], 'framing' => 'chunked']]);
$client = new Neo4j\Client($server->url, ['protocol' => 'query', 'database' => 'x']);
$query = new Neo4j\Query($client, 'RETURN 1');

pcntl_async_signals(true);
pcntl_signal(SIGUSR1, function () use ($query) {
    expect_exception(fn () => $query->getResultSet());
});
$parent = getmypid();
if (pcntl_fork() === 0) {
    usleep(200000);
    posix_kill($parent, SIGUSR1);
    posix_kill(getmypid(), SIGKILL);
}
echo json_encode($query->getResultSet()->fetchAll()), "\n";
var_dump(count($server->statements()));
--EXPECT--
Error: The query is being run
[{"v":1}]
int(1)
