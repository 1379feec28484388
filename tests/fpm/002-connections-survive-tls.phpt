--TEST--
FPM: 40 pages through two workers make two TLS connections to the server
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/fpm.php';
neo4j_skip('5.26');
fpm_skip();
?>
--FILE--
<?php
require __DIR__ . '/fpm.php';

$proxy = new Nginx(Nginx::proxied('/', neo4j_url('5.26')), tls: true);
$fpm = new Fpm(2);
$fpm->page('page', ONE_STATEMENT);
forty_pages($fpm, ['url' => behind($proxy, neo4j_url('5.26')), 'options' => ['cafile' => $proxy->cafile]], '5.26');
echo $proxy->connections(40), $fpm->crashes(), "\n";

/* An unknown issuer is none, in whatever page. */
echo strstr($fpm->get('page', ['url' => behind($proxy, neo4j_url('5.26'))]), 'Neo4j\Exception\TlsException') ? "refused\n" : "trusted\n";
--EXPECT--
2
refused
