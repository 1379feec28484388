--TEST--
A protocol that this version of the extension has not: run() and verifyConnectivity() say so, and nothing is sent
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['gremlin3', Neo4j\Protocol::Gremlin4] as $protocol) {
    $server = scripted([], '4.4');
    expect_exception(fn () => (new Neo4j\Client($server->url, ['protocol' => $protocol]))->run('RETURN 1'));
    expect_exception(fn () => (new Neo4j\Client($server->url, ['protocol' => $protocol]))->verifyConnectivity());
    echo count($server->requests()), "\n";
    $server->stop();
}
--EXPECT--
Neo4j\Exception\ProtocolException: http://127.0.0.1:PORT: protocol "gremlin3" is not in this version of the extension
Neo4j\Exception\ProtocolException: http://127.0.0.1:PORT: protocol "gremlin3" is not in this version of the extension
0
Neo4j\Exception\ProtocolException: http://127.0.0.1:PORT: protocol "gremlin4" is not in this version of the extension
Neo4j\Exception\ProtocolException: http://127.0.0.1:PORT: protocol "gremlin4" is not in this version of the extension
0
