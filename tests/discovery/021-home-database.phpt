--TEST--
Without database the home database of the user is asked for, once per user
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$home = fn (string $name) => [
    'for' => 'POST /db/system/query/v2', 'body' => '{"data":{"fields":["name"],"values":[["' . $name . '"]]},"bookmarks":[]}',
    'headers' => ['Content-Type' => 'application/json'],
];
$server = scripted([$home('movies'), $home('books'), ...array_fill(0, 6, typed_body(['v'], [[1]]))]);
foreach (['a', 'a', 'b', 'a', 'b'] as $user) {
    (new Neo4j\Client("http://$user:x@127.0.0.1:$server->port"))->run('RETURN 1 AS v')->fetchAll();
}
(new Neo4j\Client("http://c:x@127.0.0.1:$server->port", ['database' => 'given']))->run('RETURN 1 AS v')->fetchAll();
foreach ($server->requests() as $request) {
    $user = base64_decode(substr($request['headers']['authorization'] ?? '', 6));
    echo $request['path'], $request['method'] === 'POST' ? " $user\n" : "\n";
}
--EXPECT--
/
/db/system/query/v2 a:x
/db/movies/query/v2 a:x
/db/movies/query/v2 a:x
/
/db/system/query/v2 b:x
/db/books/query/v2 b:x
/db/movies/query/v2 a:x
/db/books/query/v2 b:x
/
/db/given/query/v2 c:x
