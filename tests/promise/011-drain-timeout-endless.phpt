--TEST--
Draining an answer that never ends is bounded, though bytes keep coming
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/real.php';

$bodies = [
    '2.0.0-M06' => ['{"columns":["v"],"data":[[1]', ['repeat' => ',[1]', 'times' => 1 << 30]],
    '5.26' => [substr(typed_body(['v'], [[1]], ''), 0, -3), ['repeat' => ',[{"$type":"Integer","_value":"1"}]', 'times' => 1 << 28]],
];
foreach ($bodies as $personality => $body) {
    $server = scripted([['body' => $body, 'framing' => 'chunked']], $personality);
    $client = new Neo4j\Client($server->url, ['drain_timeout' => 0.5]);
    $began = microtime(true);
    $client->run('CREATE (n) RETURN n');
    $seconds = microtime(true) - $began;
    check($seconds >= 0.49 && $seconds < 2, true, "$seconds s");
    echo $server->waitClosed()[$server->connections()], "\n";
    $server->stop();
}
--EXPECTF--

Warning: main(): Reading the rest of a dropped result: the rest of the answer did not come within the drain_timeout of 0.50 s; whether the statement took effect is not known in %s on line %d
client

Warning: main(): Reading the rest of a dropped result: the rest of the answer did not come within the drain_timeout of 0.50 s; whether the statement took effect is not known in %s on line %d
client
