--TEST--
Credentials: of the URI, of the option auth, or none
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Client;

$server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
foreach ([
    ["http://127.0.0.1:$server->port", []],
    ["http://ne%3Fo:p%40ss%2F@127.0.0.1:$server->port", []],
    ["http://neo4j:secret@127.0.0.1:$server->port", ['auth' => ['other', 'än:dern']]],
    ["http://neo4j:secret@127.0.0.1:$server->port", ['auth' => null]],
    ["http://127.0.0.1:$server->port", ['auth' => ['neo4j', '']]],
] as [$uri, $options]) {
    (new Client($uri, $options + ['protocol' => 'query', 'database' => 'x']))->run('RETURN 1')->fetchAll();
}
foreach ($server->statements() as $request) {
    $sent = array_change_key_case($request['headers'])['authorization'] ?? null;
    echo $sent === null ? 'none' : base64_decode(substr($sent, strlen('Basic '))), "\n";
}
--EXPECT--
none
ne?o:p@ss/
other:än:dern
none
neo4j:
