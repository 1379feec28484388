--TEST--
max_execution_time ends the script at every stage of a wait
--EXTENSIONS--
neo4j
pcntl
--SKIPIF--
<?php
PHP_ZTS && PHP_VERSION_ID >= 80300 && die('skip the timer of this build has a signal of its own');
PHP_OS_FAMILY === 'Linux' || die('skip the signal of the timer is another one here');
--FILE--
<?php
require __DIR__ . '/signals.php';

$names = array_filter(array_keys($cases), fn ($name) => str_contains($name, 'max_execution_time'));
foreach (run_cases(__DIR__ . '/signals.php', $names, ['-d', 'display_errors=0', '-d', 'log_errors=0']) as $case => $result) {
    echo "$case: ", trim($result), "\n";
}
--EXPECT--
connect, max_execution_time: shutdown, Maximum execution time of 1000 seconds exceeded
TLS handshake, max_execution_time: shutdown, Maximum execution time of 1000 seconds exceeded
request, max_execution_time: shutdown, Maximum execution time of 1000 seconds exceeded
first byte, max_execution_time: shutdown, Maximum execution time of 1000 seconds exceeded
header, max_execution_time: shutdown, Maximum execution time of 1000 seconds exceeded
first row, max_execution_time: shutdown, Maximum execution time of 1000 seconds exceeded
mid-stream, max_execution_time: shutdown, Maximum execution time of 1000 seconds exceeded
