--TEST--
Transport\Stream: the user's context is used, below what the client asks for
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

/* An answer that redirects, and one of rows; the server stands for a proxy, too. */
$redirect = ['status' => 307, 'headers' => ['Location' => 'http://127.0.0.1:1/elsewhere'], 'body' => ''];
$server = scripted([typed_body(['v'], [[1]]), $redirect, typed_body(['v'], [[2]])]);

$context = stream_context_create([
    'http' => [
        'method' => 'DELETE', 'content' => 'not this', 'follow_location' => 1, 'max_redirects' => 20, 'timeout' => 0.000001,
        'ignore_errors' => false, 'protocol_version' => 1.0, 'user_agent' => 'theirs', 'auto_decode' => true,
        'header' => "X-Theirs: kept\r\nContent-Type: text/plain\r\nContent-Length: 3\r\nAccept-Encoding: gzip\nAuthorization: Basic dGhlaXJz",
    ],
    'socket' => ['bindto' => '127.0.0.1:0'],
]);
$client = new Neo4j\Client(str_replace('//', '//neo4j:secret@', $server->url), [
    'transport' => new Neo4j\Transport\Stream($context), 'protocol' => 'query', 'database' => 'neo4j',
]);
echo $client->run('RETURN 1 AS v')->fetchColumn(), "\n";
[$request] = $server->requests();
$headers = array_change_key_case($request['headers']);
echo $request['method'], ' ', $request['path'], ' ', json_decode($request['body'])->statement, "\n";
foreach (['x-theirs', 'user-agent', 'authorization', 'accept-encoding', 'connection', 'content-type'] as $name) {
    echo $name, ': ', json_encode($headers[$name] ?? null), "\n";
}
check((int) $headers['content-length'], strlen($request['body']), 'length');

/* Not followed. */
expect_exception(fn () => $client->run('RETURN 2 AS v'));

/* An option that is set later counts from the next request on. */
stream_context_set_option($context, 'http', 'proxy', str_replace('http', 'tcp', $server->url));
stream_context_set_option($context, 'http', 'request_fulluri', true);
$far = new Neo4j\Client('http://db.example:7474', ['transport' => new Neo4j\Transport\Stream($context), 'protocol' => 'query', 'database' => 'neo4j']);
echo $far->run('RETURN 3 AS v')->fetchColumn(), ' ', $server->requests()[2]['path'], "\n";
print_r(stream_context_get_options($context)['http']['method']);
?>
--EXPECT--
1
POST /db/neo4j/query/v2 RETURN 1 AS v
x-theirs: "kept"
user-agent: "ext-neo4j"
authorization: "Basic bmVvNGo6c2VjcmV0"
accept-encoding: null
connection: "close"
content-type: "application\/json"
Neo4j\Exception\ProtocolException: POST http://127.0.0.1:PORT/db/neo4j/query/v2 answered HTTP 307 application/vnd.neo4j.query: ""; redirects are not followed
2 http://db.example:7474/db/neo4j/query/v2
DELETE
