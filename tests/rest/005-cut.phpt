--TEST--
request(): an answer is complete when its JSON document is closed, or when HTTP says that there is none
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$json = ['headers' => ['Content-Type' => 'application/json']];
$list = '[1, 2.0, "x", null, {"a": []}]';
$map = '{"a": {"b": [1]}}';
$cuts = [];
foreach ([$list, $map] as $body) {
    for ($i = 0; $i < strlen($body); $i++) {
        $cuts[] = substr($body, 0, $i);
    }
}
$answers = array_map(fn ($body) => ['status' => 200, 'framing' => 'chunked', 'body' => $body] + $json, [...$cuts, $list, $map]);
$server = scripted([...$answers, ['status' => 200, 'framing' => 'length', 'body' => ''] + $json, ['status' => 200, 'body' => '<html>', 'headers' => ['Content-Type' => 'text/html']],
    ['status' => 404, 'body' => '<html>', 'headers' => ['Content-Type' => 'text/html']], ['status' => 404, 'body' => ''], ['status' => 302, 'body' => '', 'headers' => ['Location' => 'http://127.0.0.1:1/']]]);
$client = new Neo4j\Client($server->url);
foreach ($cuts as $cut) {
    check(short_name(exception_of(fn () => $client->request('POST', '/x')->getValue())), 'ProtocolException', $cut);
}
check($client->request('GET', '/x')->getValue(), [1, 2.0, 'x', null, ['a' => []]], 'list');
check(iterator_to_array($client->request('GET', '/x')), ['a' => ['b' => [1]]], 'map');
check($client->request('GET', '/x')->getValue(), null, 'empty');
for ($i = 0; $i < 4; $i++) {
    $e = exception_of(fn () => $client->request('GET', '/x'));
    echo short_name($e), ' ', $e->getCode(), "\n";
}
echo count($cuts), " cuts\n";
?>
--EXPECT--
ProtocolException 200
ProtocolException 404
ClientErrorException 404
ProtocolException 302
47 cuts
