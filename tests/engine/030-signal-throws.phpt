--TEST--
A signal handler that throws while rows are awaited: its exception arrives and the link is gone
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/child.php';

pcntl_async_signals(true);
pcntl_signal(SIGUSR1, function () {
    throw new DomainException('from the handler');
});
$ways = [
    'fetch' => fn ($result) => $result->fetch(),
    'fetchAll' => fn ($result) => $result->fetchAll(),
    'fetchColumn' => fn ($result) => $result->fetchColumn(),
    'single' => fn ($result) => $result->single(),
    'getSummary' => fn ($result) => $result->getSummary(),
    'foreach' => function ($result) {
        foreach ($result as $row);
    },
    'yield from' => fn ($result) => iterator_to_array((function () use ($result) {
        yield from $result;
    })()),
];
$server = scripted([['times' => -1] + stalled_rows()], '2.0.0-M06');
$closed = 0;
$client = new Neo4j\Client($server->url);
foreach ($ways as $way => $wait) {
    $result = $client->run('CREATE (n) RETURN n');
    $result->fetch();
    $way === 'single' || $result->fetch();
    signal_after(0.1);
    $began = microtime(true);
    echo $way, ': ';
    expect_exception(fn () => $wait($result));
    check(microtime(true) - $began < 2, true, 'at once');
    check(count($server->waitClosed(++$closed)), $closed, 'closed');
    expect_exception(fn () => $result->fetch());
    unset($result);
}

/* In run() itself, before the first byte and in discovery. */
foreach ([[['raw' => [['stall' => true]]]], [['for' => 'GET /', 'raw' => [['stall' => true]]]]] as $answers) {
    $server = scripted([...$answers, ['times' => -1, 'body' => typed_body(['v'], [[1]])]]);
    $client = new Neo4j\Client($server->url);
    signal_after(0.1);
    expect_exception(fn () => $client->run('CREATE (n) RETURN n'));
    check($server->waitClosed() !== [], true, 'closed');
    echo $client->run('RETURN 1 AS v')->fetchColumn(), "\n";
}
--EXPECT--
fetch: DomainException: from the handler
Neo4j\Exception\UsageException: The result was ended by an exception thrown while it waited for the server
fetchAll: DomainException: from the handler
Neo4j\Exception\UsageException: The result was ended by an exception thrown while it waited for the server
fetchColumn: DomainException: from the handler
Neo4j\Exception\UsageException: The result was ended by an exception thrown while it waited for the server
single: DomainException: from the handler
Neo4j\Exception\UsageException: The result was ended by an exception thrown while it waited for the server
getSummary: DomainException: from the handler
Neo4j\Exception\UsageException: The result was ended by an exception thrown while it waited for the server
foreach: DomainException: from the handler
Neo4j\Exception\UsageException: The result was ended by an exception thrown while it waited for the server
yield from: DomainException: from the handler
Neo4j\Exception\UsageException: The result was ended by an exception thrown while it waited for the server
DomainException: from the handler
1
DomainException: from the handler
1
