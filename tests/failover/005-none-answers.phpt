--TEST--
When none can be reached, the exception tells what each of them said
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

$client = new Neo4j\Client([str_replace('://', '://u:hidden-a@', dead_url()), dead_url()], ['connect_timeout' => 5]);
$e = exception_of(fn () => $client->run('RETURN 1'));
echo get_class($e), "\n", strtr(masked($e->getMessage()), ['; then ' => "\nthen "]), "\n";
var_dump($e->isRetryable());
expect_exception(fn () => $client->verifyConnectivity());
?>
--EXPECTF--
Neo4j\Exception\ConnectionException
GET / failed: http://127.0.0.1:PORT: %s
then GET / failed: http://127.0.0.1:PORT: %s
bool(true)
Neo4j\Exception\ConnectionException: GET / failed: http://127.0.0.1:PORT: %s
