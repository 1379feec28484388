--TEST--
Real servers behind TLS: rows, transactions, errors
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/Tls.php';
tls_skip();
neo4j_skip();
?>
--FILE--
<?php
require __DIR__ . '/../include/Tls.php';


foreach (neo4j_servers() as $version => $url) {
    $folder = new TlsFolder();
    $folder->signed('good');
    $parts = parse_url($url);
    $nginx = new TlsNginx($folder, "$parts[host]:$parts[port]", ['good' => ['good', '']]);
    $login = isset($parts['user']) ? ['auth' => [$parts['user'], $parts['pass']]] : [];
    $client = new Neo4j\Client($nginx->url('good'), $login + ['cafile' => $folder->file('ca.pem')]);
    $client->verifyConnectivity();
    check($client->run(neo4j_return($version, '1 AS v'))->single(), ['v' => 1], "$version run");
    if ($version !== '1.8') {
        $tx = $client->beginTransaction();
        check($tx->run('RETURN 2 AS v')->single(), ['v' => 2], "$version transaction");
        $tx->commit();
    }
    check(short_name(exception_of(fn () => $client->run('RETRUN 1'))), 'ClientErrorException', "$version error");
    $nginx->stop();
}
echo "done\n";
--EXPECT--
done
