--TEST--
FPM: with a limit of 0, and for clients that are not persistent, each page makes its own connection
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

$options = ['database' => 'neo4j', 'protocol' => 'query'];
foreach ([['neo4j.persistent_handle.limit=0', ['neo4j.persistent_handle.limit' => 0], $options],
          ["'persistent' => false", [], $options + ['persistent' => 0]]] as [$case, $ini, $options]) {
    $proxy = new Nginx(Nginx::proxied('/', neo4j_url('5.26')));
    $fpm = new Fpm(2, $ini);
    $fpm->page('page', "isset(\$_GET['options']['persistent']) && settype(\$_GET['options']['persistent'], 'bool');\n" . ONE_STATEMENT);
    forty_pages($fpm, ['url' => behind($proxy, neo4j_url('5.26')), 'options' => $options], $case);
    echo $case, ': ', $proxy->connections(40), $fpm->crashes(), "\n";
}
--EXPECT--
neo4j.persistent_handle.limit=0: 40
'persistent' => false: 40
