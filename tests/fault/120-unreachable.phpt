--TEST--
An unreachable port: the reason of libcurl, and it may be tried again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$listener = stream_socket_server('tcp://127.0.0.1:0');
$address = stream_socket_get_name($listener, false);
fclose($listener);
foreach ([['protocol' => 'query', 'database' => 'neo4j'], []] as $options) {
    $client = new Neo4j\Client("http://neo4j:hunter2@$address", $options);
    $e = exception_of(fn () => $client->run('CREATE (n)'));
    echo get_class($e), ' ', var_export($e->isRetryable(), true), ' ', var_export($e->getServerCode(), true), "\n";
    check(str_contains($e->getMessage(), $address), true, 'address in: ' . $e->getMessage());
    check((bool) preg_match('/connect/i', $e->getMessage()), true, 'reason in: ' . $e->getMessage());
    check((bool) preg_match('/\b7\b/', $e->getMessage()), true, 'number in: ' . $e->getMessage());
    check(str_contains("$e", 'hunter2'), false, 'password');
    check(str_contains($e->getMessage(), 'may have been executed'), false, 'nothing was sent');
}
--EXPECT--
Neo4j\Exception\ConnectionException true NULL
Neo4j\Exception\ConnectionException true NULL
