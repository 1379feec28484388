--TEST--
Transport\Stream takes a stream context or nothing
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

expect_exception(fn () => new Neo4j\Transport\Stream('http'));
expect_exception(fn () => new Neo4j\Transport\Stream(STDIN));
expect_exception(fn () => new Neo4j\Transport\Stream([]));
$stream = new Neo4j\Transport\Stream(null);
expect_exception(fn () => $stream->__construct(stream_context_create()));
expect_exception(fn () => $stream->__construct(stream_context_create()));
expect_exception(fn () => clone $stream);
expect_exception(fn () => serialize($stream));
var_dump($stream);
?>
--EXPECT--
TypeError: Neo4j\Transport\Stream::__construct(): Argument #1 ($context) must be of type resource or null, string given
TypeError: Neo4j\Transport\Stream::__construct(): supplied resource is not a valid Stream-Context resource
TypeError: Neo4j\Transport\Stream::__construct(): Argument #1 ($context) must be of type resource or null, array given
no exception
Error: Neo4j\Transport\Stream cannot be constructed twice
Error: Trying to clone an uncloneable object of class Neo4j\Transport\Stream
Exception: Serialization of 'Neo4j\Transport\Stream' is not allowed
object(Neo4j\Transport\Stream)#1 (0) {
}
