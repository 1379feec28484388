--TEST--
Real servers by a proxy that passes requests on, and by a tunnel: rows, errors, a long answer
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/Tls.php';
neo4j_skip();
?>
--FILE--
<?php
require __DIR__ . '/../include/ScriptedProxy.php';
require __DIR__ . '/../include/Tls.php';

foreach (neo4j_servers() as $version => $url) {
    foreach (['http', 'socks5'] as $scheme) {
        $proxy = new ScriptedProxy();
        $client = new Neo4j\Client($url, ['proxy' => $proxy->url($scheme), 'persistent' => false]);
        $client->verifyConnectivity();
        check($client->run(neo4j_return($version, '1 AS v'))->single(), ['v' => 1], "$version $scheme");
        check(short_name(exception_of(fn () => $client->run('RETRUN 1'))), 'ClientErrorException', "$version $scheme error");
        if ((int) $version >= 3) {
            $rows = 0;
            foreach ($client->run('UNWIND range(1, 20000) AS x RETURN x') as $row) {
                $rows += $row['x'] === $rows + 1;
            }
            check($rows, 20000, "$version $scheme rows");
        }
        check(count($proxy->requests()) > 0, true, "$version $scheme by the proxy");
        $proxy->stop();
    }
}
echo "done\n";
--EXPECT--
done
