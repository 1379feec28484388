--TEST--
Transport\Stream: allow_url_fopen=0 is found when the client is made
--EXTENSIONS--
neo4j
--INI--
allow_url_fopen=0
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
expect_exception(fn () => new Neo4j\Client('http://127.0.0.1:1', ['transport' => new Neo4j\Transport\Stream()]));
?>
--EXPECT--
ValueError: option "transport": Neo4j\Transport\Stream needs allow_url_fopen, which php.ini turns off
