--TEST--
A signal handler that looks at the stack while a query runs sees no secret
--EXTENSIONS--
neo4j
pcntl
posix
--INI--
zend.exception_ignore_args=0
zend.exception_string_param_max_len=1000000
--FILE--
<?php
require __DIR__ . '/child.php';

pcntl_async_signals(true);
$server = scripted([slow_rows(0.3), ['body' => [['pause' => 0.4], legacy_body(['v'], [[1]])], 'framing' => 'chunked']], '2.0.0-M06');
$client = new Neo4j\Client(str_replace('http://', 'http://user:S3cretPassword@', $server->url));
$seen = '';
pcntl_signal(SIGUSR1, function () use (&$seen) {
    $trace = debug_backtrace();
    foreach ($trace as $frame) {
        $seen .= print_r($frame['args'] ?? [], true);
    }
    $seen .= new Exception();
    ob_start();
    debug_print_backtrace();
    $seen .= ob_get_clean();
});
signal_after(0.1);
$client->run('MATCH (n) RETURN n')->fetchAll();
signal_after(0.1);
$client->run('MATCH (n) RETURN n', [], ['headers' => ['X-Token: S3cretToken']]);
var_dump(str_contains($seen, 'MATCH (n)'), str_contains($seen, 'S3cret'));
--EXPECT--
bool(true)
bool(false)
