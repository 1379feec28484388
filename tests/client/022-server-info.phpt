--TEST--
getServerInfo() says what the server says of itself, and which protocol follows from it
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\{Client, Protocol, ServerInfo};

foreach (['1.8', '2.0.0-M06', '5.26'] as $personality) {
    $server = scripted([], $personality);
    $client = new Client($server->url);
    $info = $client->getServerInfo();
    echo "$info->product $info->version ", $info->edition ?? '-', ' ', $info->protocol->value, ': ',
        implode(' ', array_map(fn (Protocol $protocol) => $protocol->value, $info->protocols)), "\n";
    check($info->reason !== '', true, 'a reason');
    $requests = count($server->requests());
    $client->getServerInfo();
    check(count($server->requests()), $requests, 'it is remembered');
    $server->stop();
}

$server = scripted([], '5.26');
$info = (new Client($server->url, ['protocol' => 'jolt']))->getServerInfo();
var_dump($info->version, $info->protocol, $info->reason);

expect_exception(fn () => $info->version = '1');
expect_exception(fn () => new ServerInfo());
expect_exception(fn () => $info->more = 1);
--EXPECTF--
Neo4j 1.8 %s legacy: legacy
Neo4j 2.0.0-M06 %s legacy: %s
Neo4j 5.26.0 community query: %s
string(6) "5.26.0"
enum(Neo4j\Protocol::Jolt)
string(%d) "%soption%s"
Error: Cannot modify readonly property Neo4j\ServerInfo::$version
Error: Call to private Neo4j\ServerInfo::__construct() from global scope
Error: Cannot create dynamic property Neo4j\ServerInfo::$more
