--TEST--
A real proxy in front of real servers: another host name, and a path prefix
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/nginx.php';
nginx_skip();
?>
--FILE--
<?php
require __DIR__ . '/nginx.php';

$proxy = nginx(implode('', array_map(proxied(...), proxied_versions())));
foreach (proxied_versions() as $version) {
    $client = new Neo4j\Client(proxied_url($proxy, $version));
    $direct = new Neo4j\Client(neo4j_url($version));
    check($client->getServerInfo() == $direct->getServerInfo(), true, "$version info");
    $client->verifyConnectivity();
    $text = (int) $version < 2 ? 'START n=node(*) RETURN count(n) AS c' : 'MATCH (n) RETURN count(n) AS c';
    $result = $client->run($text);
    check(is_int($result->single()['c']), true, "$version row");
    $summary = $result->getSummary();
    check([$summary->server, $summary->protocol], [$proxy, $direct->getServerInfo()->protocol], "$version summary");
    $rows = 0;
    if ((int) $version >= 4) {
        foreach ($client->run('UNWIND range(1, 20000) AS x RETURN x') as $row) {
            $rows += $row['x'] > 0;
        }
        check($rows, 20000, "$version rows");
    }
    check(exception_of(fn () => $client->run('RETRUN 1')) instanceof Neo4j\Exception\ClientErrorException, true, "$version error");
}
echo "done\n";
--EXPECT--
done
