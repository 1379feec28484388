--TEST--
Refused credentials: AuthenticationException, whatever the body, and the password is nowhere
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$answers = [
    ['body' => '{"errors":[{"code":"Neo.ClientError.Security.Unauthorized","message":"Invalid username or password."}]}'],
    ['body' => ''], ['body' => '<html>401</html>', 'headers' => ['Content-Type' => 'text/html']], ['body' => '{}'], ['body' => '{"errors":[]}'],
];
foreach (['2.0.0-M06', '5.26'] as $personality) {
    foreach ($answers as $answer) {
        $answer['headers']['WWW-Authenticate'] = 'Basic realm="Neo4j"';
        $server = scripted([['status' => 401] + $answer], $personality);
        $e = exception_of(fn () => (new Neo4j\Client("http://neo4j:hunter2@127.0.0.1:$server->port"))->run('RETURN 1'));
        echo short_name($e), "\n";
        check(str_contains("$e", 'hunter2') || str_contains("$e", base64_encode('neo4j:hunter2')), false, 'the password is in it');
        check(count($server->statements()), 1, 'sent once');
        check($e->isRetryable(), false, 'retryable');
        $server->stop();
    }
}
--EXPECT--
AuthenticationException
AuthenticationException
AuthenticationException
AuthenticationException
AuthenticationException
AuthenticationException
AuthenticationException
AuthenticationException
AuthenticationException
AuthenticationException
