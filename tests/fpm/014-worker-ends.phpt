--TEST--
FPM: workers that end after some pages close their connections, and the next ones make their own
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
$fpm = new Fpm(1, pool: "pm.max_requests = 5\n");
$fpm->page('page', ONE_STATEMENT);
$workers = [];
for ($i = 0; $i < 20; $i++) {
    $workers[] = $fpm->get('page', ['url' => $server->url])[0];
}
echo count(array_unique($workers)), ' workers, ', $server->connections(), ' connections, closed by ',
    implode(' ', array_unique($server->waitClosed(4))), $fpm->crashes(), "\n";
--EXPECT--
4 workers, 4 connections, closed by client
