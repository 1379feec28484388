--TEST--
Servers whose dialect is not there yet: an exception that names the version, nothing is sent
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['3.5' => '3.5.35', '4.4' => '4.4.40'] as $personality => $version) {
    $server = scripted([], $personality);
    $e = exception_of(fn () => (new Neo4j\Client($server->url))->run('CREATE (n)'));
    echo $version, ' ', var_export($e instanceof Neo4j\Exception\Neo4jException, true), ' ',
        var_export(str_contains($e->getMessage(), $version), true), ' ', var_export($e->isRetryable(), true), ' ', count($server->statements()), "\n";
    $server->stop();
}
--EXPECT--
3.5.35 true true false 0
4.4.40 true true false 0
