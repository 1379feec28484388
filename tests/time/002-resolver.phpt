--TEST--
A name server that does not answer: each limit ends the wait for it
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/resolver.php';
exec(in_deaf_namespace('true') . ' 2>&1', $output, $status);
$status === 0 || die('skip no namespace of its own can be made here');
getenv('NEO4J_TEST_TRANSPORT') && die('skip PHP itself waits for names as long as it takes');
--FILE--
<?php
require __DIR__ . '/waits.php';
require __DIR__ . '/resolver.php';

$file = tempnam(sys_get_temp_dir(), 'neo4j-resolver-');
file_put_contents($file, '<?php require ' . var_export(__DIR__ . '/resolver.php', true) . '; waits_for_names();');
$command = implode(' ', array_map(escapeshellarg(...), [PHP_BINARY, '-n', '-d', 'extension=' . module_file(), $file]));
passthru(in_deaf_namespace($command));
unlink($file);
--EXPECTF--
connect_timeout: TimeoutException, connect_timeout of 1.5 s passed: %s
timeout: TimeoutException, timeout of 1.5 s passed: There is no connection yet
idle_timeout: TimeoutException, idle_timeout of 1.5 s passed: There is no connection yet
