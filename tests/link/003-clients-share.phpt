--TEST--
A second client of the same server and user uses the same connection, another user does not
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted(array_fill(0, 10, typed_body(['v'], [[1]])));
$ask = fn (string $user, array $options = []) => (new Neo4j\Client("http://{$user}127.0.0.1:$server->port", $options + ['database' => 'neo4j']))->run('RETURN 1 AS v')->fetchAll();
$ask('');
$ask('');
$ask('a:x@');
$ask('a:y@');
$ask('b:x@');
$ask('a:x@');
$ask('');
$ask('', ['timeout' => 3, 'value_mode' => 'arrays']);
echo implode(' ', array_column($server->statements(), 'connection')), "\n";
--EXPECT--
1 1 2 3 4 2 1 1
