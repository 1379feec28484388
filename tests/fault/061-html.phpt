--TEST--
HTML instead of an answer: the exception has the status and the first bytes
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$page = "<!DOCTYPE html>\n<html><head><title>Welcome to nginx!</title></head>" . str_repeat('<p>', 10000);
foreach (['2.0.0-M06', '5.26'] as $personality) {
    foreach ([200, 202, 400, 401, 403, 404, 500, 502, 503] as $status) {
        $server = scripted([['status' => $status, 'body' => $page, 'headers' => ['Content-Type' => 'text/html'], 'times' => -1]], $personality);
        $e = exception_of(fn () => (new Neo4j\Client($server->url))->run('RETURN 1'));
        $message = $e?->getMessage() ?? '';
        check($e instanceof Neo4j\Exception\Neo4jException, true, "$personality $status");
        check(str_contains($message, (string) $status), true, "$personality $status: the status in: $message");
        check(str_contains($message, '<!DOCTYPE html>'), true, "$personality $status: the first bytes in: $message");
        check(strlen($message) < 1000, true, "$personality $status: a short message");
        echo $personality, ' ', $status, ' ', short_name($e), "\n";
        $server->stop();
    }
}
--EXPECT--
2.0.0-M06 200 ProtocolException
2.0.0-M06 202 ProtocolException
2.0.0-M06 400 ProtocolException
2.0.0-M06 401 AuthenticationException
2.0.0-M06 403 ProtocolException
2.0.0-M06 404 ProtocolException
2.0.0-M06 500 ProtocolException
2.0.0-M06 502 ProtocolException
2.0.0-M06 503 ProtocolException
5.26 200 ProtocolException
5.26 202 ProtocolException
5.26 400 ProtocolException
5.26 401 AuthenticationException
5.26 403 ProtocolException
5.26 404 ProtocolException
5.26 500 ProtocolException
5.26 502 ProtocolException
5.26 503 ProtocolException
