--TEST--
Refused credentials are an AuthenticationException that shows none of them
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

/* Users that nobody has, and new ones each time: after three failures a name is locked for seconds. */
$nobody = 'phpt-' . bin2hex(random_bytes(6));
$port = parse_url(neo4j_url('5.26'), PHP_URL_PORT);
foreach (["http://$nobody:wrong-secret@127.0.0.1:$port", "http://127.0.0.1:$port"] as $url) {
    $client = new Neo4j\Client($url);
    foreach ([fn () => $client->run('RETURN 1'), fn () => $client->verifyConnectivity()] as $try) {
        $e = exception_of($try);
        echo get_class($e), ' ', $e->getServerCode(), ' ', $e->getCode(), ' ', json_encode($e->isRetryable()), ' ', $e->getMessage(), "\n";
        check(str_contains($e, 'wrong-secret') || str_contains($e, base64_encode("$nobody:wrong-secret")), false, 'secret shown');
    }
    /* Discovery asks for no credentials. */
    echo $client->getServerInfo()->version, "\n";
}
$client = new Neo4j\Client("http://127.0.0.1:$port", ['auth' => ["{$nobody}2", 'wrong']]);
expect_exception(fn () => $client->run('RETURN 1'));
--EXPECTF--
Neo4j\Exception\AuthenticationException Neo.ClientError.Security.Unauthorized 401 false Neo.ClientError.Security.Unauthorized: Invalid credential%A
Neo4j\Exception\AuthenticationException Neo.ClientError.Security.Unauthorized 401 false Neo.ClientError.Security.Unauthorized: Invalid credential%A
5.26.0
Neo4j\Exception\AuthenticationException Neo.ClientError.Security.Unauthorized 401 false Neo.ClientError.Security.Unauthorized: No authentication header supplied.%A
Neo4j\Exception\AuthenticationException Neo.ClientError.Security.Unauthorized 401 false Neo.ClientError.Security.Unauthorized: No authentication header supplied.%A
5.26.0
Neo4j\Exception\AuthenticationException: Neo.ClientError.Security.Unauthorized: Invalid credential%A
