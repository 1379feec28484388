--TEST--
Line breaks in headers, credentials and the user agent do not make new headers
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$tries = [
    ['headers' => ["X-A: 1\r\nX-Evil: 1"]], ['headers' => ["X-A\r\nX-Evil: 1"]], ['headers' => ["X-A: 1\nX-Evil: 1"]], ['headers' => ["X-A: 1\0"]], ['user_agent' => "a\r\nX-Evil: 1"],
    ['headers' => ['no colon']], ['headers' => [': empty']], ['headers' => [7]], ['headers' => 'X: y'],
];
foreach ($tries as $options) {
    $server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
    $e = exception_of(fn () => (new Neo4j\Client($server->url, $options))->run('RETURN 1 AS v')->fetchAll());
    echo $e ? get_class($e) : 'sent', "\n";
    foreach ($server->requests() as $request) {
        check(isset($request['headers']['x-evil']), false, json_encode($options));
    }
    $server->stop();
}
expect_exception(fn () => new Neo4j\Client('http://a%0d%0aX-Evil%3A%201:b@127.0.0.1:1'));
expect_exception(fn () => new Neo4j\Client('http://a:b%0d%0aX-Evil%3A%201@127.0.0.1:1'));
--EXPECT--
ValueError
ValueError
ValueError
ValueError
ValueError
ValueError
ValueError
TypeError
TypeError
ValueError: The URI's user name or password has a control character
ValueError: The URI's user name or password has a control character
