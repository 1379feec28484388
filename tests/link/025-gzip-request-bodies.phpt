--TEST--
No server takes a request body in gzip (HTTP 200 may be the answer, but an error is in it), so a large statement goes out as it is
--EXTENSIONS--
neo4j
zlib
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip();
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

/* The status, and the row's only value or null. */
function posted(string $url, string $path, string $body, bool $gzip): array
{
    $parts = parse_url($url);
    $headers = ['Content-Type: application/json', 'Accept: application/json', 'Connection: close'];
    if (isset($parts['user'])) {
        $headers[] = 'Authorization: Basic ' . base64_encode("$parts[user]:$parts[pass]");
    }
    if ($gzip) {
        $headers[] = 'Content-Encoding: gzip';
    }
    $http = ['method' => 'POST', 'header' => $headers, 'content' => $gzip ? gzencode($body) : $body, 'ignore_errors' => true];
    $answer = @file_get_contents("http://$parts[host]:$parts[port]$path", false, stream_context_create(['http' => $http]));
    $http_response_header ?? die("no answer from $url\n");
    $json = json_decode($answer, true);
    return [(int) explode(' ', $http_response_header[0])[1], $json['data'][0][0] ?? $json['data']['values'][0][0] ?? $json['results'][0]['data'][0]['row'][0] ?? null];
}

/* 1.8 and 2.0 answer 500, and are not asked here: 2.0 leaves a transaction open on the thread that could not
 * read a body, and what that thread is asked later is not committed. */
$doors = [
    '2.3' => ['/db/data/transaction/commit' => '{"statements":[{"statement":"RETURN 7"}]}'],
    '3.5' => ['/db/data/transaction/commit' => '{"statements":[{"statement":"RETURN 7"}]}'],
    '4.4' => ['/db/neo4j/tx/commit' => '{"statements":[{"statement":"RETURN 7"}]}'],
    '5.26' => ['/db/neo4j/tx/commit' => '{"statements":[{"statement":"RETURN 7"}]}', '/db/neo4j/query/v2' => '{"statement":"RETURN 7"}'],
];
$doors['2025.10'] = $doors['2026.08'] = $doors['5.26'];
foreach (array_intersect_key(neo4j_servers(), $doors) as $version => $url) {
    foreach ($doors[$version] as $path => $body) {
        check(posted($url, $path, $body, false)[1], 7, "$version $path plain");
        check(posted($url, $path, $body, true)[1], null, "$version $path gzip");
    }
}

$server = scripted([typed_body(['v'], [[1]])]);
(new Neo4j\Client($server->url, ['protocol' => 'query', 'database' => 'x']))->run('RETURN $v', ['v' => str_repeat('x', 1000000)])->fetchAll();
$request = $server->statements()[0];
echo isset($request['headers']['content-encoding']) ? 'encoded' : 'plain', ', ', (int) $request['headers']['content-length'] > 1000000 ? 'whole' : 'less', "\n";
--EXPECT--
plain, whole
