--TEST--
Something that is not Neo4j: the exception has the status and the first bytes
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$json = ['Content-Type' => 'application/json'];
$roots = [
    'JSON' => [['body' => '{"name":"elasticsearch","tagline":"You Know, for Search"}', 'headers' => $json], '"elasticsearch"'],
    'a list' => [['body' => '["a"]', 'headers' => $json], '["a"]'], 'null' => [['body' => 'null', 'headers' => $json], 'null'],
    'text' => [['body' => 'hello', 'headers' => ['Content-Type' => 'text/plain']], 'hello'], 'broken JSON' => [['body' => '{"neo4j_version":"5.', 'headers' => $json], '{"neo4j'],
    '500' => [['status' => 500, 'body' => 'oops', 'headers' => ['Content-Type' => 'text/plain']], 'oops'],
    '502' => [['status' => 502, 'body' => '<html>Bad Gateway', 'headers' => ['Content-Type' => 'text/html']], 'Bad Gateway'],
];
foreach ($roots as $case => [$answer, $bytes]) {
    $web = ['status' => 404, 'body' => 'no such page', 'headers' => ['Content-Type' => 'text/plain'], 'times' => -1];
    $server = scripted([['for' => 'GET /'] + $answer + ['times' => -1], $web]);
    $client = new Neo4j\Client($server->url);
    $e = exception_of(fn () => $client->run('RETURN 1'));
    $message = (string) $e?->getMessage();
    check($e instanceof Neo4j\Exception\Neo4jException, true, "$case " . short_name($e));
    check(str_contains($message, $bytes) || str_contains($message, 'no such page'), true, "$case: bytes in: $message");
    check((bool) preg_match('/\b(200|404|500|502)\b/', $message), true, "$case: status in: $message");
    $server->stop();
}
echo "done\n";
--EXPECT--
done
