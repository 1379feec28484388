--TEST--
At every stage of a wait: a handler's exception ends it at once, and Ctrl-C the process
--EXTENSIONS--
neo4j
pcntl
--FILE--
<?php
require __DIR__ . '/signals.php';

$names = array_filter(array_keys($cases), fn ($name) => !str_contains($name, 'max_execution_time'));
foreach (run_cases(__DIR__ . '/signals.php', $names) as $case => $result) {
    echo "$case: ", trim($result), "\n";
}
--EXPECT--
connect, handler: DomainException from the handler
connect, SIGINT: signal 2
TLS handshake, handler: DomainException from the handler
TLS handshake, SIGINT: signal 2
request, handler: DomainException from the handler
request, SIGINT: signal 2
first byte, handler: DomainException from the handler
first byte, SIGINT: signal 2
header, handler: DomainException from the handler
header, SIGINT: signal 2
first row, handler: DomainException from the handler
first row, SIGINT: signal 2
mid-stream, handler: DomainException from the handler
mid-stream, SIGINT: signal 2
