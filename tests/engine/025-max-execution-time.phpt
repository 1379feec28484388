--TEST--
max_execution_time reached while rows are awaited
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/child.php';

/* The time is that of the processor, so the answer must give it work to do in the wait. */
$code = <<<'CODE'
    register_shutdown_function(function () {
        global $result, $client, $server;
        echo "\nshutdown";
        if ($result) {
            echo ' ', short_name(exception_of(fn () => $result->fetch()));
        }
        $result = null;
        echo ' ', $client->run('RETURN 1')->fetchColumn(), "\n";
        $server->stop();
    });
    $server = scripted([['contains' => 'MATCH', 'times' => -1, 'body' => BODY, 'framing' => 'chunked'], ['times' => -1, 'body' => '{"columns":["v"],"data":[[1]]}']], '2.0.0-M06');
    $client = new Neo4j\Client($server->url, ['drain_timeout' => 60, 'max_row_bytes' => 1 << 40]);
    set_time_limit(1);
    $result = null;
    WHAT
    CODE;
$long_row = "['{\"columns\":[\"v\"],\"data\":[[1],[{\"a\":0', ['repeat' => ',\"a\":1', 'times' => 1 << 30]]";
$rows = "['{\"columns\":[\"v\"],\"data\":[[1]', ['repeat' => ',[1]', 'times' => 1 << 30]]";
$error = "['{\"columns\":[\"v\"', ['repeat' => str_repeat(' ', 1000), 'times' => 1 << 30]]";
$ways = [
    'row' => ['ini_set("memory_limit", -1); $result = $client->run("MATCH (n) RETURN n"); foreach ($result as $row);', $rows, 'shutdown (Error|end) 1'],
    'summary' => ['$result = $client->run("MATCH (n) RETURN n"); $result->getSummary();', $rows, 'shutdown Error 1'],
    'drain' => ['$client->run("MATCH (n) SET n.x = 1 RETURN n");', $rows, 'shutdown 1'],
    'run' => ['$client->run("MATCH (n) RETURN n");', $error, 'shutdown 1'],
];
foreach ($ways as $way => [$what, $body, $end]) {
    [$output, $status] = child(strtr($code, ['WHAT' => $what, 'BODY' => $body]), ['log_errors' => 0]);
    echo $way, ': ', preg_match("/Maximum execution time of 1 second exceeded.*\\n$end\\n$/s", $output) ? 'exceeded' : $output, ' ', $status, "\n";
}
--EXPECT--
row: exceeded 255
summary: exceeded 255
drain: exceeded 255
run: exceeded 255
