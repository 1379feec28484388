--TEST--
After a memory-limit error the result refuses to be used
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

ini_set('memory_limit', '12M');
$server = scripted([
    ['body' => ['{"columns":["v"],"data":[[1],[2],[[3', ['repeat' => ',1', 'times' => 3000000], ']]]}'], 'framing' => 'chunked'],
    numbered_rows(3), stalled_rows(),
], '2.0.0-M06');
$client = new Neo4j\Client($server->url, ['drain_timeout' => 60]);
$result = $client->run('MATCH (n) RETURN n');
$finished = $client->run('CREATE (n) RETURN n');
$open = $client->run('CREATE (n) RETURN n');
register_shutdown_function(function () use ($result) {
    echo "\n";
    /* \Error if the row was left in the middle, else an exception. */
    foreach (['fetch', 'fetchAll', 'fetchColumn', 'single', 'getSummary'] as $method) {
        $e = exception_of(fn () => $result->$method());
        check($e instanceof Error || $e instanceof Neo4j\Exception\UsageException, true, "$method: " . short_name($e));
    }
    exception_of(function () use ($result) {
        foreach ($result as $row) {
            echo "a row\n";
        }
    });
    exception_of(fn () => [$result->getColumns(), print_r($result, true), $result->close()]);
    unset($result);
    gc_collect_cycles();
    /* Others work on; nothing is drained any more. */
    echo count($GLOBALS['finished']->fetchAll()), "\n";
    $began = microtime(true);
    $GLOBALS['open'] = null;
    check(microtime(true) - $began < 5, true, 'cut');
});
foreach ($result as $row) {
    echo json_encode($row), "\n";
}
--EXPECTF--
{"v":1}
{"v":2}

Fatal error: Allowed memory size of %d bytes exhausted%A
3
