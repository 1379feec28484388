--TEST--
A string longer than twice the memory limit ends the script, not the process
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
if (getenv('USE_ZEND_ALLOC') === '0') {
    die('skip without PHP\'s own memory there is no limit');
}
?>
--FILE--
<?php
require __DIR__ . '/child.php';

foreach ([1000000, 3000000, 7000000] as $times) {
    [$output, $status] = child(<<<CODE
        register_shutdown_function(function () {
            echo "\\nshutdown\\n";
            \$GLOBALS['server']->stop();
        });
        \$server = scripted([['body' => ['{"columns":["v"],"data":[["', ['repeat' => 'xxxxxxxx', 'times' => $times], '"]]}'], 'framing' => 'chunked']], '2.0.0-M06');
        (new Neo4j\\Client(\$server->url))->run('MATCH (n) RETURN n')->fetchAll();
        CODE, ['memory_limit' => '7M', 'log_errors' => 0]);
    echo preg_match('/Allowed memory size of \d+ bytes exhausted.*\nshutdown\n$/s', $output) ? 'exhausted' : $output, ' ', $status, "\n";
}
?>
--EXPECT--
exhausted 255
exhausted 255
exhausted 255
