--TEST--
Transport\Stream::exchange() gives status, all headers and the body in pieces, as Transport\Curl's does
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

final class Through extends Neo4j\Transport
{
    public function __construct(private Neo4j\Transport $inner) {}

    public function exchange(string $method, string $url, array $headers, string $body, array $options): Neo4j\Transport\Response
    {
        return $this->inner->exchange($method, $url, $headers, $body, $options);
    }
}

$answer = [
    'status' => 404, 'reason' => 'Not Found', 'times' => -1, 'framing' => 'chunked', 'chunks' => [7],
    'headers' => ['Content-Type' => 'text/plain', 'X-One' => 'two  words'], 'body' => [['repeat' => 'abcdefghij', 'times' => 100000]],
];
foreach ([new Neo4j\Transport\Stream(), new Neo4j\Transport\Curl()] as $inner) {
    $server = scripted([$answer], 'silent');
    $response = (new Through($inner))->exchange('POST', "$server->url/a?b=c", ['X-Own' => 'yes'], 'a body', ['user_agent' => 'me', 'persistent' => false]);
    $pieces = iterator_to_array($response->body, false);
    [$request] = $server->requests();
    $sent = array_change_key_case($request['headers']);
    echo $response->status, ' ', $response->headers['X-One'], ' ', md5(implode($pieces)) === md5(str_repeat('abcdefghij', 100000)) ? 'whole' : 'wrong', ' ',
        count($pieces) > 1 ? 'in pieces' : 'at once', ' ', $request['path'], " $request[body] ", $sent['x-own'], ' ', $sent['user-agent'], "\n";
    $server->stop();
}
expect_exception(fn () => (new Through(new Neo4j\Transport\Stream()))->exchange('GET', 'http://127.0.0.1:1/', [], '', ['proxy' => 'socks5://127.0.0.1:1']));
?>
--EXPECT--
404 two  words whole in pieces /a?b=c a body yes me
404 two  words whole in pieces /a?b=c a body yes me
ValueError: option "proxy" is beyond Neo4j\Transport\Stream, which knows proxies of http:// only
