--TEST--
A worker that idles beyond the server's keep-alive gets a right answer next time, each statement is sent once
--EXTENSIONS--
neo4j
--INI--
neo4j.persistent_handle.idle_timeout=0.3
--FILE--
<?php
require __DIR__ . '/pool.php';

/* The server closes idle connections after most of a second, and after a tenth. */
foreach (['later than us' => 0.7, 'earlier' => 0.1] as $when => $keep_alive) {
    $server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1, 'end' => 'FIN', 'end_after' => $keep_alive]]);
    $client = new Neo4j\Client($server->url, PLAIN);
    for ($i = 0; $i < 4; $i++) {
        check(ask($client, "RETURN 1 AS v, $i"), 1, "$when $i");
        usleep(400_000);
    }
    for ($i = 0; $i < 4; $i++) {
        check($server->count("v, $i"), 1, "$when $i sent");
    }
    echo $when, ': ', count($server->statements()), ' statements, ', json_encode(array_unique(array_slice($server->waitClosed(3), 0, 3))), "\n";
    $server->stop();
}
--EXPECT--
later than us: 4 statements, ["client"]
earlier: 4 statements, ["server"]
