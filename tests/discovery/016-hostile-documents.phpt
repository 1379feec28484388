--TEST--
Hostile discovery documents
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$json = ['Content-Type' => 'application/json'];
$documents = [
    '{"neo4j_version":5}', '{"neo4j_version":null}', '{"neo4j_version":[]}', '{"neo4j_version":""}', '{"neo4j_version":"x.y"}', '{"data":7}', '{"data":null}', '{"data":{}}',
    '{"data":"javascript:1","management":"x"}', '{"data":"http://x/../../etc","management":"x"}', '{"data":"","management":""}', '{"query":1,"neo4j_version":"5.26.0"}',
    '{"neo4j_version":"' . str_repeat('9', 100000) . '","query":"q","transaction":"t"}', str_repeat('[', 100000), '{"a":"' . str_repeat('x', 3000000) . '"}',
    "{\"neo4j_version\":\"5.26.0\\r\\nX-Evil: 1\",\"neo4j_edition\":\"\\u0000\",\"query\":\"\\r\\n\",\"transaction\":\"\"}",
];
foreach ($documents as $i => $document) {
    $web = ['status' => 404, 'body' => 'no', 'headers' => ['Content-Type' => 'text/plain'], 'times' => -1];
    $server = scripted([['for' => 'GET /', 'body' => $document, 'headers' => $json, 'times' => -1], $web]);
    $e = exception_of(fn () => (new Neo4j\Client($server->url))->run('RETURN 1'));
    check($e instanceof Neo4j\Exception\Neo4jException, true, "case $i: " . short_name($e));
    check(strlen((string) $e?->getMessage()) < 2000, true, "case $i: a short message");
    foreach ($server->requests() as $request) {
        check(isset($request['headers']['x-evil']) || str_contains($request['path'], 'etc'), false, "case $i: $request[path]");
    }
    $server->stop();
}
echo count($documents), " cases\n";
--EXPECT--
16 cases
