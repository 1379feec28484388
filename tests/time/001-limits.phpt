--TEST--
Each limit ends each wait within a tenth of it, and names itself and the stage
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/limits.php';

foreach (run_cases(__DIR__ . '/limits.php', array_keys($cases)) as $case => $result) {
    [$class, $message, $seconds, $retryable] = is_array($result) ? $result : [$result, '', 0, 0];
    check($seconds >= LIMIT - 0.001 && $seconds <= 1.1 * LIMIT, true, "$case: $seconds s");
    check((bool) preg_match('/^([\w ]+|GET \/) failed: https?:\/\/127\.0\.0\.1:PORT: (\w+ of 2\.0 s passed: .*)/', $message, $parts), true, "$case: $message");
    echo "$case: $class", $retryable ? ' (may be tried again), ' : ', ', $parts[2], "\n";
}
--EXPECTF--
black hole, connect_timeout: TimeoutException (may be tried again), connect_timeout of 2.0 s passed: %s
black hole, timeout: TimeoutException (may be tried again), timeout of 2.0 s passed: There is no connection yet
black hole, idle_timeout: TimeoutException (may be tried again), idle_timeout of 2.0 s passed: There is no connection yet
TLS handshake, connect_timeout: TimeoutException (may be tried again), connect_timeout of 2.0 s passed: %s
TLS handshake, timeout: TimeoutException (may be tried again), timeout of 2.0 s passed: There is no connection yet
request not read, timeout: TimeoutException, timeout of 2.0 s passed: The server has not answered yet; the statement may have been executed
request not read, idle_timeout: TimeoutException, idle_timeout of 2.0 s passed: The server has not answered yet; the statement may have been executed
dribble, timeout: TimeoutException, timeout of 2.0 s passed: The answer is not complete; the statement may have been executed
first byte, timeout of the query: TimeoutException, timeout of 2.0 s passed: The server has not answered yet; the statement may have been executed
mid-stream, idle_timeout of the query: TimeoutException, idle_timeout of 2.0 s passed: The answer is not complete; the statement may have been executed
discovery, timeout: TimeoutException (may be tried again), timeout of 2.0 s passed: The server has not answered yet
discovery, idle_timeout: TimeoutException (may be tried again), idle_timeout of 2.0 s passed: The server has not answered yet
first byte, timeout: TimeoutException, timeout of 2.0 s passed: The server has not answered yet; the statement may have been executed
first byte, idle_timeout: TimeoutException, idle_timeout of 2.0 s passed: The server has not answered yet; the statement may have been executed
header, timeout: TimeoutException, timeout of 2.0 s passed: The server has not answered yet; the statement may have been executed
header, idle_timeout: TimeoutException, idle_timeout of 2.0 s passed: The server has not answered yet; the statement may have been executed
first row, timeout: TimeoutException, timeout of 2.0 s passed: The answer is not complete; the statement may have been executed
first row, idle_timeout: TimeoutException, idle_timeout of 2.0 s passed: The answer is not complete; the statement may have been executed
mid-stream, timeout: TimeoutException, timeout of 2.0 s passed: The answer is not complete; the statement may have been executed
mid-stream, idle_timeout: TimeoutException, idle_timeout of 2.0 s passed: The answer is not complete; the statement may have been executed
