--TEST--
A real proxy that lets the Query API through to nobody: the transactional endpoint serves
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/nginx.php';
nginx_skip('5.26', '2025.10', '2026.08');
?>
--FILE--
<?php
require __DIR__ . '/nginx.php';

$versions = proxied_versions(['5.26', '2025.10', '2026.08']);
$proxy = nginx("location ~ /query/v2 { return 404; }\n" . implode('', array_map(proxied(...), $versions)));
foreach ($versions as $version) {
    $client = new Neo4j\Client(proxied_url($proxy, $version));
    check($client->getServerInfo()->protocol, Neo4j\Protocol::Query, "$version at first");
    $result = $client->run('UNWIND [1, 2.5] AS x RETURN x');
    check($result->fetchAll(), [['x' => 1], ['x' => 2.5]], "$version rows");
    check([$result->getSummary()->protocol, $result->getSummary()->database], [Neo4j\Protocol::Jolt, 'neo4j'], "$version summary");
    $info = $client->getServerInfo();
    check([$info->protocol, $info->reason], [Neo4j\Protocol::Jolt, 'the server offers the Query API; the door of protocol "query" answered HTTP 404'], "$version info");
    check(exception_of(fn () => $client->run('RETURN 1/0'))->getServerCode(), 'Neo.ClientError.Statement.ArithmeticError', "$version error");
}
echo "done\n";
--EXPECT--
done
