--TEST--
Database names are encoded in the path
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['movies', 'a b', 'a/b', '../system', 'ü', 'a?b', 'a#b', '%41', "a\r\nX: y"] as $database) {
    $server = scripted([typed_body(['v'], [[1]])]);
    $e = exception_of(fn () => (new Neo4j\Client($server->url, ['database' => $database]))->run('RETURN 1 AS v')->fetchAll());
    echo json_encode($database), ' ', $e ? get_class($e) : $server->statements()[0]['path'], "\n";
    $server->stop();
}
--EXPECT--
"movies" /db/movies/query/v2
"a b" /db/a%20b/query/v2
"a\/b" /db/a%2Fb/query/v2
"..\/system" /db/..%2Fsystem/query/v2
"\u00fc" /db/%C3%BC/query/v2
"a?b" /db/a%3Fb/query/v2
"a#b" /db/a%23b/query/v2
"%41" /db/%2541/query/v2
"a\r\nX: y" ValueError
