--TEST--
exit in an error handler while a dropped result is drained
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
$client->run('CREATE (n) RETURN n');
echo "not reached\n";
--EXPECT--
handler
shutdown
