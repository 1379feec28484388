--TEST--
A server that never answers: timeout, and the exception names the limit
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$never = ['raw' => [['stall' => true]]];
$silent = ['body' => typed_body(['v'], [[1], [2]]), 'stall' => 60];
foreach (['timeout', 'idle_timeout'] as $limit) {
    foreach (['no answer' => $never, 'header only' => ['stall' => 0] + $silent] as $case => $answer) {
        $server = scripted([$answer]);
        $client = new Neo4j\Client($server->url, [$limit => 0.3]);
        $began = microtime(true);
        $e = exception_of(fn () => $client->run('CREATE (n:Once)'));
        $seconds = microtime(true) - $began;
        echo "$limit, $case: ", get_class($e), ' ', var_export($e->isRetryable(), true), ' ', $server->count('Once'), "\n";
        check((bool) preg_match("/(?<!_)\\b$limit\\b/", $e->getMessage()), true, "the limit in: " . $e->getMessage());
        check(str_contains($e->getMessage(), 'may have been executed'), true, 'may have been executed in: ' . $e->getMessage());
        check($seconds >= 0.28 && $seconds < 2, true, "$seconds s");
        check($server->waitClosed(), [1 => 'client'], 'closed by');
        $server->stop();
    }
}
--EXPECT--
timeout, no answer: Neo4j\Exception\TimeoutException false 1
timeout, header only: Neo4j\Exception\TimeoutException false 1
idle_timeout, no answer: Neo4j\Exception\TimeoutException false 1
idle_timeout, header only: Neo4j\Exception\TimeoutException false 1
