--TEST--
getServerInfo() tells product, version, edition, protocol and why
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['1.8', '2.0.0-M06', '5.26'] as $personality) {
    $server = scripted([], $personality);
    $info = (new Neo4j\Client($server->url))->getServerInfo();
    echo json_encode([$info->product, $info->version, $info->edition, $info->protocol]), ' ', var_export($info->reason !== '', true), "\n";
    echo json_encode(array_filter($info->protocols, fn ($protocol) => $protocol === $info->protocol || $protocol === $info->protocol->value) !== []), "\n";
    $server->stop();
}
--EXPECT--
["Neo4j","1.8",null,"legacy"] true
true
["Neo4j","2.0.0-M06",null,"legacy"] true
true
["Neo4j","5.26.0","community","query"] true
true
