--TEST--
FPM: Client::close() and clean_persistent_handles() release what earlier pages left
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/fpm.php';
fpm_skip();
?>
--FILE--
<?php
require __DIR__ . '/fpm.php';

$server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
$fpm = new Fpm(1);
$fpm->page('page', ONE_STATEMENT);
$fpm->page('close', '(new Neo4j\Client($_GET["url"]))->close();');
$fpm->page('clean', 'Neo4j\clean_persistent_handles() === 1 || print("not one");');
foreach ([1 => 'close', 'clean', 'close'] as $i => $page) {
    $fpm->get('page', ['url' => $server->url]);
    $fpm->get('page', ['url' => $server->url]);
    echo $server->connections(), ' connections, closed: ', count($server->closed()), "\n";
    check($fpm->get($page, ['url' => $server->url]), '', $page);
    echo 'closed: ', implode(' ', $server->waitClosed($i)), "\n";
}
--EXPECT--
1 connections, closed: 0
closed: client
2 connections, closed: 1
closed: client client
3 connections, closed: 2
closed: client client client
