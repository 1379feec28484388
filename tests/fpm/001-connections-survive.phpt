--TEST--
FPM: 40 pages through two workers make two connections to the server, as the server's side counts them
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/fpm.php';
neo4j_skip();
fpm_skip();
?>
--FILE--
<?php
require __DIR__ . '/fpm.php';

foreach (neo4j_servers() as $version => $url) {
    $proxy = new Nginx(Nginx::proxied('/', $url));
    $fpm = new Fpm(2);
    $fpm->page('page', ONE_STATEMENT);
    forty_pages($fpm, ['url' => behind($proxy, $url), 'statement' => neo4j_return($version, '1 AS v')], $version);
    check($proxy->connections(40), 2, "$version connections");
    check($fpm->crashes(), '', "$version crashes");
}
echo "done\n";
--EXPECT--
done
