--TEST--
An answer of events that stalls, or is lost, between two of them: the exception tells of the limit or of the network
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

$body = jolt_body(['v'], [[1], [2]]);
$border = strpos($body, "\x1e{\"summary\"");
$ends = [
    'idle_timeout' => ['stall' => $border], 'timeout' => ['stall' => $border],
    'the end of the connection' => ['cut' => $border], 'a clean end' => ['body' => substr($body, 0, $border)],
    'a reset' => ['cut' => $border, 'end' => 'RST', 'end_after' => 0.1], 'nothing at all' => ['cut' => 0],
];
foreach ($ends as $case => $answer) {
    $server = scripted([jolt_answer($answer + ['body' => $body, 'framing' => 'length', 'length' => strlen($answer['body'] ?? $body)])], '4.4');
    $options = ['protocol' => 'jolt', 'database' => 'neo4j'] + (str_ends_with($case, 'timeout') ? [$case => 0.3] : []);
    $rows = [];
    echo $case, ': ';
    expect_exception(function () use ($server, $options, &$rows) {
        foreach ((new Neo4j\Client($server->url, $options))->run('RETURN 1') as $row) {
            $rows[] = $row['v'];
        }
    });
    check($rows, $case === 'nothing at all' ? [] : [1, 2], $case);
    $server->stop();
}
--EXPECTF--
idle_timeout: Neo4j\Exception\TimeoutException: the query failed: http://127.0.0.1:PORT: idle_timeout of N s passed: %s; the statement may have been executed
timeout: Neo4j\Exception\TimeoutException: the query failed: http://127.0.0.1:PORT: timeout of N s passed: %s; the statement may have been executed
the end of the connection: Neo4j\Exception\ProtocolException: http://127.0.0.1:PORT: the answer was cut after 2 rows (%s)
a clean end: Neo4j\Exception\ProtocolException: the answer was cut after 2 rows: its last event, "info", is missing
a reset: Neo4j\Exception\ProtocolException: http://127.0.0.1:PORT: the answer was cut after 2 rows (%s)
nothing at all: Neo4j\Exception\ProtocolException: the query failed: http://127.0.0.1:PORT: %s
