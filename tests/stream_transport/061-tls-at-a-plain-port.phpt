--TEST--
Transport\Stream: https to a port of plain HTTP fails at once, with the reason
--EXTENSIONS--
neo4j
openssl
--SKIPIF--
<?php require __DIR__ . '/../include/neo4j.php'; neo4j_skip('5.26'); ?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$url = str_replace('http:', 'https:', neo4j_url('5.26'));
$client = new Neo4j\Client($url, ['transport' => new Neo4j\Transport\Stream(), 'connect_timeout' => 60.0]);
$e = exception_of(fn () => $client->run('RETURN 1'));
echo get_class($e), ' ', var_export($e->isRetryable(), true), "\n";
echo preg_match('/SSL.*(wrong version number|packet length)/', $e->getMessage(), $match) ? 'the reason' : $e->getMessage(), "\n";
?>
--EXPECT--
Neo4j\Exception\TlsException false
the reason
