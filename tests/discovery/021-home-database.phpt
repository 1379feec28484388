--TEST--
Without database the home database of the user is asked for, once per user
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$home = fn (string $name, string $user) => [
    'for' => 'POST /db/system/query/v2', 'body' => typed_body(['name'], [[$name]]), 'headers' => ['Content-Type' => 'application/vnd.neo4j.query'],
];
$server = scripted([$home('movies', 'a'), $home('books', 'b'), ...array_fill(0, 6, typed_body(['v'], [[1]]))]);
foreach (['a', 'a', 'b', 'a', 'b'] as $user) {
    (new Neo4j\Client("http://$user:x@127.0.0.1:$server->port"))->run('RETURN 1 AS v')->fetchAll();
}
(new Neo4j\Client("http://c:x@127.0.0.1:$server->port", ['database' => 'given']))->run('RETURN 1 AS v')->fetchAll();
foreach ($server->requests() as $request) {
    echo isset($request['headers']['authorization']) ? base64_decode(substr($request['headers']['authorization'], 6)) : '-', ' ', $request['path'], "\n";
}
--EXPECT--
- /
a:x /db/system/query/v2
a:x /db/movies/query/v2
a:x /db/movies/query/v2
- /
b:x /db/system/query/v2
b:x /db/books/query/v2
a:x /db/movies/query/v2
b:x /db/books/query/v2
- /
c:x /db/given/query/v2
