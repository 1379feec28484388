--TEST--
A reading result dropped before its end closes its connection at once
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$endless = ['body' => ['{"columns":["v"],"data":[[1]', ['repeat' => ',[1]', 'times' => 1 << 30]], 'framing' => 'chunked'];
foreach (['unset', 'break', 'ignored', 'close'] as $how) {
    $server = scripted([$endless, legacy_body(['v'], [[2]])], '2.0.0-M06');
    $client = new Neo4j\Client($server->url);
    $began = microtime(true);
    if ($how === 'unset') {
        $result = $client->run('MATCH (n) RETURN n');
        $result->fetch();
        unset($result);
    } elseif ($how === 'break') {
        foreach ($client->run('MATCH (n) RETURN n') as $row) {
            break;
        }
    } elseif ($how === 'ignored') {
        $client->run('MATCH (n) RETURN n');
    } else {
        $result = $client->run('CREATE (n) RETURN n');
        $result->close();
    }
    check(microtime(true) - $began < 2, true, 'at once');
    echo $how, ' ', $server->waitClosed()[1], ' ', json_encode($client->run('RETURN 2 AS v')->fetchAll()), "\n";
    $server->stop();
}
--EXPECT--
unset client [{"v":2}]
break client [{"v":2}]
ignored client [{"v":2}]
close client [{"v":2}]
