--TEST--
A forked child cannot read an inherited result, and the parent reads on after it has ended
--EXTENSIONS--
neo4j
pcntl
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$rows = array_map(fn ($i) => [$i], range(1, 20000));
foreach (['MATCH (n) RETURN n', 'CREATE (n) RETURN n'] as $text) {
    $server = scripted([['body' => [substr(legacy_body(['v'], $rows), 0, 50000), ['pause' => 0.3], substr(legacy_body(['v'], $rows), 50000)], 'framing' => 'chunked']], '2.0.0-M06');
    $client = new Neo4j\Client($server->url);
    $result = $client->run($text);
    echo json_encode($result->fetch()), "\n";

    $child = pcntl_fork();
    if ($child === 0) {
        foreach ([fn () => $result->fetch(), fn () => $result->fetchAll(), fn () => iterator_to_array($result), fn () => $result->getSummary()] as $read) {
            $e = exception_of($read);
            echo $e instanceof Error || $e instanceof Neo4j\Exception\Neo4jException ? 'refused' : short_name($e), "\n";
        }
        unset($result, $client);
        exit(0);
    }
    pcntl_waitpid($child, $status);
    echo pcntl_wexitstatus($status), ' ', json_encode($server->closed()), "\n";
    $rest = $result->fetchAll();
    echo count($rest), ' ', $rest[0]['v'], ' ', $rest[19998]['v'], "\n";
    $server->stop();
}
--EXPECT--
{"v":1}
refused
refused
refused
refused
0 []
19999 2 20000
{"v":1}
refused
refused
refused
refused
0 []
19999 2 20000
