--TEST--
A redirect is not followed, and nothing is sent to the other host
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$other = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1], ['for' => 'GET /', 'body' => '{}', 'times' => -1]]);
foreach (['2.0.0-M06', '5.26'] as $personality) {
    foreach ([301, 302, 303, 307, 308] as $status) {
        foreach ([$other->url, str_replace('127.0.0.1', 'localhost', $other->url)] as $target) {
            $answer = ['status' => $status, 'headers' => ['Location' => "$target/db/neo4j/query/v2"], 'times' => -1];
            $server = scripted([$answer], $personality);
            $client = new Neo4j\Client(str_replace('//', '//neo4j:secret@', $server->url));
            $e = exception_of(fn () => $client->run('RETURN 1'));
            check($e instanceof Neo4j\Exception\Neo4jException, true, "$personality $status");
            check(str_contains((string) $e?->getMessage(), (string) $status), true, "$personality $status in: " . $e?->getMessage());
            check(count($server->statements()), 1, "$personality $status: statements");
            $server->stop();
        }
    }
}
var_dump($other->connections(), $other->requests());
--EXPECT--
int(0)
array(0) {
}
