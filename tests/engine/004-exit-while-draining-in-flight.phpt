--TEST--
exit in an error handler while a result is drained under an exception in flight
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/child.php';

register_shutdown_function(fn () => print("shutdown\n"));
$server = scripted([['times' => -1, 'body' => substr(legacy_body(['v'], [[1], [2]]), 0, -2), 'framing' => 'chunked']], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
set_error_handler(function () {
    echo "handler\n";
    exit(0);
});
function fail(Neo4j\Client $client): void
{
    foreach ($client->run('CREATE (n) RETURN n') as $row) {
        throw new DomainException('in flight');
    }
}
try {
    fail($client);
} catch (DomainException) {
    echo "not reached\n";
} finally {
    echo "nor here\n";
}
--EXPECT--
handler
shutdown
