--TEST--
Signal handlers while a body of Transport\Curl waits: they may not use it, may drop it, and may throw
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/through.php';
require __DIR__ . '/../engine/child.php';

pcntl_async_signals(true);
$server = scripted([['times' => -1, 'body' => ['one ', ['pause' => 0.4], 'two'], 'framing' => 'chunked']], 'silent');
$through = new Through(new Neo4j\Transport\Curl());
$iterator = null;
$ask = function () use ($through, $server, &$iterator) {
    $iterator = $through->exchange('GET', $server->url, [], '', [])->body->getIterator();
    echo $iterator->current(), "\n";
    signal_after(0.1);
};

pcntl_signal(SIGUSR1, function () use (&$iterator) {
    expect_exception(fn () => $iterator->next());
});
$ask();
$iterator->next();
var_dump($iterator->valid());

pcntl_signal(SIGUSR1, function () use (&$iterator) {
    echo "dropped\n";
    $iterator = null;
});
$ask();
$iterator->next();
var_dump($iterator);

pcntl_signal(SIGUSR1, fn () => throw new DomainException('from the handler'));
$ask();
expect_exception(fn () => $iterator->next());
expect_exception(fn () => $iterator->next());
?>
--EXPECT--
one 
Error: The body is in use: it is waiting for the server
bool(true)
one 
dropped
NULL
one 
DomainException: from the handler
Neo4j\Exception\UsageException: The body was ended by an exception before its end
