--TEST--
Every error status, with Neo4j's errors, with others' words, and empty: class, code and message
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$errors = fn ($code, $message) => json_encode(['errors' => [['code' => $code, 'message' => $message]]]);
$json = 'application/json';
/* As recorded, but for those of proxies. */
$answers = [
    [400, $errors('Neo.ClientError.Statement.SyntaxError', "Invalid input 'RETRUN'"), 'application/vnd.neo4j.query.v1.1'],
    [400, $errors('Neo.ClientError.Request.Invalid', 'Bad Request'), $json],
    [400, $errors('Neo.ClientError.Security.CredentialsExpired', 'Permission denied.'), $json],
    [400, $errors('Neo.TransientError.Transaction.BookmarkTimeout', "Database 'neo4j' not up to the requested version"), $json],
    [400, $errors('N/A', 'Number too large'), $json],
    [401, $errors('Neo.ClientError.Security.Unauthorized', 'Invalid credential.'), $json],
    [403, $errors('Neo.ClientError.Security.Forbidden', 'Not allowed.'), $json],
    [404, $errors('Neo.ClientError.Database.DatabaseNotFound', 'Graph not found: x'), $json],
    [404, $errors('Neo.ClientError.Request.Invalid', 'Not Found'), $json],
    [404, '{"servlet":"x","message":"Not Found","url":"/db/x/query/v2","status":"404"}', 'application/json;charset=iso-8859-1'],
    [405, $errors('Neo.ClientError.Request.Invalid', 'Method Not Allowed'), $json],
    [406, $errors('Neo.ClientError.Request.Invalid', 'Not Acceptable'), $json],
    [415, $errors('Neo.ClientError.Request.Invalid', 'Unsupported Media Type'), $json],
    [500, $errors('Neo.DatabaseError.General.UnknownError', 'An unknown error occurred.'), 'application/vnd.neo4j.query'],
    [500, $errors('Neo.ClientError.Request.Invalid', 'Request failed.'), $json],
];
foreach ([400, 401, 403, 404, 405, 406, 413, 415, 431, 500, 502, 503] as $status) {
    $answers[] = [$status, '<html>no</html>', 'text/html'];
    $answers[] = [$status, '', null];
}
foreach ($answers as [$status, $body, $type]) {
    $server = scripted([['status' => $status, 'body' => $body, 'headers' => ['Content-Type' => $type]]]);
    $client = new Neo4j\Client($server->url, ['protocol' => 'query', 'database' => 'x']);
    $e = exception_of(fn () => $client->run('RETURN 1'));
    echo $e->getCode(), ' ', short_name($e), ' ', $e->getServerCode() ?? '-', ' ', json_encode($e->isRetryable()), ' ', masked($e->getMessage()), "\n";
    check([count($server->statements()), $server->connections()], [1, 1], "$status sent");
    $server->stop();
}
--EXPECT--
400 ClientErrorException Neo.ClientError.Statement.SyntaxError false Neo.ClientError.Statement.SyntaxError: Invalid input 'RETRUN'
400 ClientErrorException Neo.ClientError.Request.Invalid false Neo.ClientError.Request.Invalid: Bad Request
400 AuthenticationException Neo.ClientError.Security.CredentialsExpired false Neo.ClientError.Security.CredentialsExpired: Permission denied.
400 TransientException Neo.TransientError.Transaction.BookmarkTimeout true Neo.TransientError.Transaction.BookmarkTimeout: Database 'neo4j' not up to the requested version
400 ClientErrorException N/A false N/A: Number too large
401 AuthenticationException Neo.ClientError.Security.Unauthorized false Neo.ClientError.Security.Unauthorized: Invalid credential. (http://127.0.0.1:PORT wants a login, as the option "auth" or the URI gives one)
403 ClientErrorException Neo.ClientError.Security.Forbidden false Neo.ClientError.Security.Forbidden: Not allowed.
404 ClientErrorException Neo.ClientError.Database.DatabaseNotFound false Neo.ClientError.Database.DatabaseNotFound: Graph not found: x (the option "database" names it)
404 ClientErrorException Neo.ClientError.Request.Invalid false Neo.ClientError.Request.Invalid: Not Found
404 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 404 application/json;charset=iso-8859-1: "{"servlet":"x","message":"Not Found","url":"/db/x/query/v2","status":"404"}"
405 ClientErrorException Neo.ClientError.Request.Invalid false Neo.ClientError.Request.Invalid: Method Not Allowed
406 ClientErrorException Neo.ClientError.Request.Invalid false Neo.ClientError.Request.Invalid: Not Acceptable
415 ClientErrorException Neo.ClientError.Request.Invalid false Neo.ClientError.Request.Invalid: Unsupported Media Type
500 DatabaseException Neo.DatabaseError.General.UnknownError false Neo.DatabaseError.General.UnknownError: An unknown error occurred.
500 ClientErrorException Neo.ClientError.Request.Invalid false Neo.ClientError.Request.Invalid: Request failed.
400 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 400 text/html: "<html>no</html>"
400 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 400 without a content type: ""
401 AuthenticationException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 401 text/html: "<html>no</html>" (http://127.0.0.1:PORT wants a login, as the option "auth" or the URI gives one)
401 AuthenticationException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 401 without a content type: "" (http://127.0.0.1:PORT wants a login, as the option "auth" or the URI gives one)
403 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 403 text/html: "<html>no</html>"
403 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 403 without a content type: ""
404 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 404 text/html: "<html>no</html>"
404 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 404 without a content type: ""
405 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 405 text/html: "<html>no</html>"
405 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 405 without a content type: ""
406 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 406 text/html: "<html>no</html>"
406 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 406 without a content type: ""
413 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 413 text/html: "<html>no</html>"
413 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 413 without a content type: ""
415 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 415 text/html: "<html>no</html>"
415 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 415 without a content type: ""
431 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 431 text/html: "<html>no</html>"
431 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 431 without a content type: ""
500 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 500 text/html: "<html>no</html>"; Neo4j 2025.10 ends an answer so when a query fails while its rows are sent, and only protocol "jolt" would show why
500 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 500 without a content type: ""; Neo4j 2025.10 ends an answer so when a query fails while its rows are sent, and only protocol "jolt" would show why
502 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 502 text/html: "<html>no</html>"
502 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 502 without a content type: ""
503 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 503 text/html: "<html>no</html>"
503 ProtocolException - false POST http://127.0.0.1:PORT/db/x/query/v2 answered HTTP 503 without a content type: ""
