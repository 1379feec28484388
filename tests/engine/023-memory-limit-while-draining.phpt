--TEST--
The memory limit reached while a dropped result is drained or summed up
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
if (getenv('USE_ZEND_ALLOC') === '0') {
    die('skip without PHP\'s own memory there is no limit');
}
--FILE--
<?php
require __DIR__ . '/child.php';

$code = <<<'CODE'
    register_shutdown_function(function () {
        echo "\nshutdown ", $GLOBALS['client']->run('RETURN 1')->fetchColumn(), "\n";
        $GLOBALS['server']->stop();
    });
    $big = ['body' => ['{"columns":["v"],"data":[[1],[2],[[3', ['repeat' => ',"text"', 'times' => 3000000], ']]],"stats":{"a":[0', ['repeat' => ',1', 'times' => 3000000], ']}}'], 'framing' => 'chunked'];
    $server = scripted([['contains' => 'CREATE'] + $big, '{"columns":["v"],"data":[[1]]}'], '2.0.0-M06');
    $client = new Neo4j\Client($server->url, ['drain_timeout' => 60]);
    WHAT
    CODE;
$ways = [
    'drain' => '$client->run("CREATE (n) RETURN n");',
    'summary' => '$client->run("CREATE (n) RETURN n")->getSummary();',
    'exception in flight' => 'function f($client) { $result = $client->run("CREATE (n) RETURN n"); throw new DomainException; } f($client);',
    'cycle' => '$holder = [$client->run("CREATE (n) RETURN n")]; $holder[] = &$holder; unset($holder); gc_collect_cycles();',
];
foreach ($ways as $way => $what) {
    [$output, $status] = child(strtr($code, ['WHAT' => $what]), ['memory_limit' => '12M', 'log_errors' => 0]);
    echo $way, ': ', preg_match('/Allowed memory size of \d+ bytes exhausted.*\nshutdown 1\n$/s', $output) ? 'exhausted' : $output, ' ', $status, "\n";
}
--EXPECT--
drain: exhausted 255
summary: exhausted 255
exception in flight: exhausted 255
cycle: exhausted 255
