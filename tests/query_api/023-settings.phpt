--TEST--
Settings of a statement are members of its body: nothing that was not asked for, whole seconds
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$settings = [
    [], ['stats' => false], ['access_mode' => 'read'], ['access_mode' => 'write'], ['impersonated_user' => 'zoë "x" \\'],
    ['server_timeout' => 0.001], ['server_timeout' => 1], ['server_timeout' => 1.2], ['server_timeout' => 1e9], ['server_timeout' => 0],
    ['bookmarks' => ['FB:a', 'FB:b']], ['bookmarks' => false],
    ['stats' => false, 'access_mode' => 'read', 'impersonated_user' => 'u', 'server_timeout' => 60, 'bookmarks' => ['FB:c']],
];
$root = ['for' => 'GET /', 'times' => -1, 'body' => '{"query":"/db/{databaseName}/query/v2","neo4j_version":"2026.08.1","neo4j_edition":"enterprise"}'];
$server = scripted([$root, ...array_fill(0, count($settings), typed_body(['v'], [[1]], ',"bookmarks":[]'))]);
foreach ($settings as $options) {
    (new Neo4j\Client($server->url, ['protocol' => 'query', 'database' => 'x'] + $options))->run('RETURN 1');
}
foreach ($server->statements() as $request) {
    check(json_decode($request['body'], true) !== null, true, $request['body']);
    echo substr($request['body'], strlen('{"statement":"RETURN 1","parameters":{}')), "\n";
}
--EXPECT--
,"includeCounters":true}
}
,"includeCounters":true,"accessMode":"READ"}
,"includeCounters":true,"accessMode":"WRITE"}
,"includeCounters":true,"impersonatedUser":"zoë \"x\" \\"}
,"includeCounters":true,"maxExecutionTime":1}
,"includeCounters":true,"maxExecutionTime":1}
,"includeCounters":true,"maxExecutionTime":2}
,"includeCounters":true,"maxExecutionTime":1000000000}
,"includeCounters":true}
,"includeCounters":true,"bookmarks":["FB:a","FB:b"]}
,"includeCounters":true}
,"accessMode":"READ","impersonatedUser":"u","maxExecutionTime":60,"bookmarks":["FB:c"]}
