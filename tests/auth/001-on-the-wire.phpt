--TEST--
Logins as they go out: "0", an empty password, colons, UTF-8, bearer tokens; each replaces that of the URI
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Client;

$server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
foreach ([
    ['0', '0'], ['neo4j', ''], ['neo4j', ':a:b:'], ['jürgen', '€ ñ'], ['a b', ' c '], ['neo4j', str_repeat('x', 1000)], ['bearer' => 'eyJh.b-c_d~+/=='], ['bearer' => '0'], null,
    fn () => ['neo4j', 'fresh'], fn () => ['bearer' => 'fresh'], fn () => null,
] as $auth) {
    (new Client("http://of:uri@127.0.0.1:$server->port", ['auth' => $auth, 'protocol' => 'query', 'database' => 'x']))->run('RETURN 1')->fetchAll();
    $sent = array_slice($server->statements(), -1)[0]['headers']['authorization'] ?? 'none';
    $sent = str_starts_with($sent, 'Basic ') ? 'Basic ' . base64_decode(substr($sent, 6), true) : $sent;
    echo strlen($sent) > 100 ? strlen($sent) . ' bytes' : $sent, "\n";
}
foreach (['0:0', ':x', 'a%3Ab:c'] as $login) {
    $e = exception_of(fn () => (new Client("http://$login@127.0.0.1:$server->port", ['protocol' => 'query', 'database' => 'x']))->run('RETURN 1')->fetchAll());
    echo $e ? $e->getMessage() : base64_decode(substr(array_slice($server->statements(), -1)[0]['headers']['authorization'], 6)), "\n";
}
--EXPECT--
Basic 0:0
Basic neo4j:
Basic neo4j::a:b:
Basic jürgen:€ ñ
Basic a b: c 
1012 bytes
Bearer eyJh.b-c_d~+/==
Bearer 0
none
Basic neo4j:fresh
Bearer fresh
none
0:0
:x
A user name must not have a colon, which HTTP cannot carry
