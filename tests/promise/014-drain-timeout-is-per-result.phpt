--TEST--
Several dropped results are each drained within their own drain_timeout
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/real.php';

$stalled = ['body' => ['{"columns":["v"],"data":[[1]', ['stall' => true]], 'framing' => 'chunked'];
$server = scripted([$stalled, $stalled], '2.0.0-M06');
$client = new Neo4j\Client($server->url, ['drain_timeout' => 0.3]);
$results = [$client->run('CREATE (n) RETURN n'), $client->run('CREATE (n) RETURN n')];
$began = microtime(true);
$results = null;
$seconds = microtime(true) - $began;
check($seconds >= 0.59 && $seconds < 2, true, "$seconds s");
--EXPECTF--

Warning: main(): Reading the rest of a dropped result: %s in %s on line %d

Warning: main(): Reading the rest of a dropped result: %s in %s on line %d
