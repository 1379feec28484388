--TEST--
The same on a connection that no statement used before, and in the middle of the header
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$breaks = [
    'FIN' => ['raw' => '', 'end' => 'FIN'], 'RST' => ['raw' => '', 'end' => 'RST'], 'FIN, later' => ['raw' => '', 'end' => 'FIN', 'end_after' => 0.1],
    'status cut' => ['raw' => 'HTTP/1.1 2'], 'header cut' => ['raw' => "HTTP/1.1 202 Accepted\r\nContent-Type: appl"], 'interim only' => ['raw' => "HTTP/1.1 100 Continue\r\n\r\n"],
    'header cut, RST' => ['raw' => "HTTP/1.1 202 Accepted\r\nContent-Type: appl", 'end' => 'RST', 'end_after' => 0.05],
];
foreach ($breaks as $case => $answer) {
    $server = scripted([$answer + ['times' => -1]]);
    $client = new Neo4j\Client($server->url, ['protocol' => 'query', 'database' => 'neo4j']);
    $e = exception_of(fn () => $client->run('CREATE (n:Once) RETURN 1 AS v'));
    echo $case, ': ', short_name($e), ' ', var_export($e->isRetryable(), true), ' ', $server->count('Once'), "\n";
    check(str_contains($e->getMessage(), 'may have been executed'), true, $e->getMessage());
    $server->stop();
}
--EXPECT--
FIN: ConnectionException false 1
RST: ConnectionException false 1
FIN, later: ConnectionException false 1
status cut: ConnectionException false 1
header cut: ConnectionException false 1
interim only: ConnectionException false 1
header cut, RST: ConnectionException false 1
