--TEST--
An error handler cannot suspend the fiber while a dropped result is drained: PHP says so
--EXTENSIONS--
neo4j
--INI--
pcre.jit=0
--FILE--
<?php
require __DIR__ . '/child.php';

$broken = ['contains' => 'CREATE', 'body' => substr(legacy_body(['v'], [[1], [2]]), 0, -2), 'framing' => 'chunked'];
$server = scripted([['times' => -1] + $broken, ['times' => -1] + numbered_rows(3)], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
set_error_handler(function () {
    Fiber::suspend('suspended');
    return true;
});
$drop = function () use ($client) {
    $client->run('CREATE (n) RETURN n');
};
$throw = function () use ($client) {
    foreach ($client->run('CREATE (n) RETURN n') as $row) {
        throw new DomainException('in flight');
    }
};
foreach ([$drop, $throw] as $run) {
    $e = exception_of(fn () => (new Fiber($run))->start());
    echo short_name($e), ' ', short_name($e->getPrevious()), ' ', count($client->run('RETURN 1')->fetchAll()), "\n";
}
--EXPECT--
FiberError end 3
FiberError DomainException 3
