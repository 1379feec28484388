--TEST--
Transport\Stream: notification callbacks of the context are called, may throw, and cannot re-enter
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$names = [2 => 'connect', 4 => 'type', 7 => 'progress', 8 => 'completed', 5 => 'size'];
$seen = [];
$act = fn () => null;
$context = stream_context_create([], ['notification' => function (int $code, ...$more) use (&$seen, &$act, $names) {
    $seen[$names[$code] ?? $code] = true;
    $act($names[$code] ?? '', ...$more);
}]);
$rows = ['body' => [substr(typed_body(['v'], [[1], [2]]), 0, 90), ['pause' => 0.1], substr(typed_body(['v'], [[1], [2]]), 90)], 'framing' => 'chunked', 'times' => -1];
$server = scripted([$rows]);
$client = new Neo4j\Client($server->url, ['transport' => new Neo4j\Transport\Stream($context), 'protocol' => 'query', 'database' => 'neo4j']);

echo count($client->run('RETURN 1 AS v')->fetchAll()), ' rows: ', implode(' ', array_keys($seen)), "\n";

/* Thrown at once, and while rows are read. */
$act = fn ($what) => $what === 'connect' ? throw new DomainException("at $what") : null;
expect_exception(fn () => $client->run('RETURN 2 AS v'));
$requests = count($server->requests());
$act = fn ($what) => $what === 'progress' ? throw new DomainException("at $what") : null;
expect_exception(fn () => $client->run('RETURN 3 AS v')->fetchAll());

/* Its warnings are its own; the state of error handling is as usual. */
set_error_handler(function (int $level, string $text) {
    echo "handler: $text, ", error_reporting(), "\n";
});
$act = fn ($what) => $what === 'connect' ? trigger_error('from the callback', E_USER_WARNING) : null;
echo count($client->run('RETURN 4 AS v')->fetchAll()), " rows\n";

/* Not into the result that is being read, but to the server. */
$act = fn () => null;
$first = $client->run('RETURN 5 AS v');
$once = true;
$act = function ($what) use ($first, &$once, $client, &$act) {
    if ($what === 'progress' && $once) {
        $once = false;
        expect_exception(fn () => $first->fetch());
        expect_exception(fn () => $first->close());
        echo count($client->run('RETURN 6 AS v')->fetchAll()), " rows inside\n";
    }
};
echo count($first->fetchAll()), " rows\n";
?>
--EXPECT--
2 rows: connect type progress
DomainException: at connect
DomainException: at progress
handler: from the callback, 32767
2 rows
Error: The result is in use: it is waiting for the server
Error: The result is in use: it is waiting for the server
2 rows inside
2 rows
