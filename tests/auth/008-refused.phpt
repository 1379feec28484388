--TEST--
A 401 says which server refused, and which option gives the login; a token that is sent back is not shown
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$token = 'eyJhbGciOi.secret-token';
foreach ([
    'basic' => ['auth' => ['neo4j', 'hunter2']], 'bearer' => ['auth' => ['bearer' => $token]], 'none' => ['auth' => null], 'callable' => ['auth' => fn () => ['bearer' => $token]],
] as $case => $options) {
    foreach ([
        ['body' => '{"errors":[{"code":"Neo.ClientError.Security.Unauthorized","message":"Invalid credential."}]}'],
        ['body' => "<p>hunter2 $token " . base64_encode('neo4j:hunter2'), 'headers' => ['Content-Type' => 'text/html']],
    ] as $answer) {
        $server = scripted([['status' => 401] + $answer]);
        $e = exception_of(fn () => (new Neo4j\Client($server->url, $options + ['protocol' => 'query', 'database' => 'x']))->run('RETURN 1'));
        $sent = $server->statements()[0]['headers']['authorization'] ?? '';
        check($sent && str_contains("$e", substr($sent, strpos($sent, ' ') + 1)), false, "$case: the header is in it");
        echo $case, ': ', short_name($e), ': ', masked($e->getMessage()), "\n";
        $server->stop();
    }
}
--EXPECT--
basic: AuthenticationException: Neo.ClientError.Security.Unauthorized: Invalid credential. (http://127.0.0.1:PORT refused the login of the option "auth" or the URI)
basic: AuthenticationException: POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 401 text/html: "<p>******* eyJhbGciOi.secret-token ********************" (http://127.0.0.1:PORT refused the login of the option "auth" or the URI)
bearer: AuthenticationException: Neo.ClientError.Security.Unauthorized: Invalid credential. (http://127.0.0.1:PORT refused the login of the option "auth" or the URI)
bearer: AuthenticationException: POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 401 text/html: "<p>hunter2 *********************** bmVvNGo6aHVudGVyMg==" (http://127.0.0.1:PORT refused the login of the option "auth" or the URI)
none: AuthenticationException: Neo.ClientError.Security.Unauthorized: Invalid credential. (http://127.0.0.1:PORT wants a login, as the option "auth" or the URI gives one)
none: AuthenticationException: POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 401 text/html: "<p>hunter2 eyJhbGciOi.secret-token bmVvNGo6aHVudGVyMg==" (http://127.0.0.1:PORT wants a login, as the option "auth" or the URI gives one)
callable: AuthenticationException: Neo.ClientError.Security.Unauthorized: Invalid credential. (http://127.0.0.1:PORT refused the login of the option "auth" or the URI)
callable: AuthenticationException: POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 401 text/html: "<p>hunter2 *********************** bmVvNGo6aHVudGVyMg==" (http://127.0.0.1:PORT refused the login of the option "auth" or the URI)
