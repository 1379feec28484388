--TEST--
Neither .netrc nor .curlrc, nor a cookie, gets into a request
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$home = sys_get_temp_dir() . '/neo4j-home-' . getmypid();
mkdir($home);
file_put_contents("$home/.netrc", "machine 127.0.0.1 login evil password evil\n");
file_put_contents("$home/.curlrc", "user = evil:evil\n");
putenv("HOME=$home");
$server = scripted([['body' => typed_body(['v'], [[1]]), 'headers' => ['Set-Cookie' => 'a=b; Path=/']], typed_body(['v'], [[1]])]);
$client = new Neo4j\Client($server->url);
$client->run('RETURN 1 AS v')->fetchAll();
$client->run('RETURN 1 AS v')->fetchAll();
foreach ($server->requests() as $request) {
    check(array_intersect_key($request['headers'], ['authorization' => 1, 'cookie' => 1]), [], $request['path']);
}
array_map(unlink(...), ["$home/.netrc", "$home/.curlrc"]);
rmdir($home);
echo count($server->requests()), "\n";
--EXPECT--
4
