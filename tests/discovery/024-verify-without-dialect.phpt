--TEST--
verifyConnectivity() fails where no statement could be run, and says why; so does a protocol that is not here yet
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted([], '4.4');
expect_exception(fn () => (new Neo4j\Client($server->url))->verifyConnectivity());
expect_exception(fn () => (new Neo4j\Client($server->url, ['protocol' => 'jolt']))->run('RETURN 1'));
--EXPECT--
Neo4j\Exception\ProtocolException: http://127.0.0.1:PORT: the server is Neo4j 4.4.40 and would be spoken to by protocol "jolt", which this version of the extension does not have yet (it speaks to Neo4j 1.8 to 2.x, and to 5.19 and later)
Neo4j\Exception\ProtocolException: http://127.0.0.1:PORT: protocol "jolt" is not in this version of the extension; "legacy" and "query" are
