--TEST--
FPM: what stands before the server reloads or restarts between two pages: the next one has its answer
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

foreach (['plain' => false, 'TLS' => true] as $case => $tls) {
    $proxy = new Nginx(Nginx::proxied('/', neo4j_url('5.26')), $tls);
    $fpm = new Fpm(1);
    $fpm->page('page', ONE_STATEMENT);
    $query = ['url' => behind($proxy, neo4j_url('5.26')), 'options' => ['database' => 'neo4j'] + ($tls ? ['cafile' => $proxy->cafile] : [])];
    foreach (['reload', 'reload', 'restart', 'reload', 'restart', 'restart'] as $at => $happens) {
        for ($i = 0; $i < 3; $i++) {
            check(rows_of($fpm->get('page', $query)), [['v' => 1]], "$case before $at $happens");
        }
        $proxy->$happens();
    }
    check(rows_of($fpm->get('page', $query)), [['v' => 1]], "$case in the end");
    echo $case, ': ', $proxy->connections(20), $fpm->crashes(), "\n";
}
--EXPECT--
plain: 7
TLS: 7
