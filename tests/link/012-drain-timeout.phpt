--TEST--
Draining ends after drain_timeout, with a warning
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

set_error_handler(function (int $level, string $message) {
    echo $level === E_WARNING ? 'Warning' : $level, ': ', var_export((bool) preg_match('/unknown|not known/i', $message), true), "\n";
    return true;
});
$body = ['body' => ['{"columns":["v"],"data":[[1]', ['stall' => true]], 'framing' => 'chunked'];
$server = scripted([$body, legacy_body(['v'], [[2]])], '2.0.0-M06');
$client = new Neo4j\Client($server->url, ['drain_timeout' => 0.4]);
$began = microtime(true);
$client->run('CREATE (n) RETURN n');
$seconds = microtime(true) - $began;
check($seconds >= 0.38 && $seconds < 2, true, "$seconds s");
echo $server->waitClosed()[1], "\n";
echo json_encode($client->run('RETURN 2 AS v')->fetchAll()), "\n";
--EXPECT--
Warning: true
client
[{"v":2}]
