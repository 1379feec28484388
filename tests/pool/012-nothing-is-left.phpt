--TEST--
Nothing of one request reaches the next on the same connection: method, headers, user agent, body, limits
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/pool.php';

$server = scripted([
    ['for' => 'HEAD /thing', 'body' => ''],
    ['contains' => 'slow', 'body' => [['pause' => 0.3], typed_body(['v'], [[1]])], 'framing' => 'chunked'],
    ['contains' => 'large', 'body' => typed_body(['v'], [[1]]), 'headers' => ['X-Large' => str_repeat('x', 2000)]],
    ['body' => typed_body(['v'], [[1]]), 'times' => -1],
]);
$client = new Neo4j\Client($server->url, PLAIN);
$line = function () use ($server) {
    $request = $server->requests()[count($server->requests()) - 1];
    $headers = $request['headers'];
    unset($headers['host'], $headers['content-length']);
    ksort($headers);
    return "$request[connection] $request[method] $request[path] " . json_encode($headers, JSON_UNESCAPED_SLASHES) . " $request[body]\n";
};
ask($client);
ask($client); /* with the bookmark of the first */
$before = $line();
ask(new Neo4j\Client($server->url, ['user_agent' => 'another/1', 'max_header_bytes' => 1000] + PLAIN));
echo str_contains($line(), 'another/1') ? 'another user agent' : $line(), "\n";
$client->run('RETURN 1 AS v', ['secret' => 'parameter'], ['headers' => ['X-One' => 'one'], 'timeout' => 0.2, 'idle_timeout' => 0.2])->fetchAll();
echo str_contains($line(), 'x-one') && str_contains($line(), 'parameter') ? 'a header and a parameter' : $line(), "\n";
ask($client);
check($line(), $before, 'as at first');
/* Neither the limits of time nor that of the header hold any longer. */
echo ask($client, 'slow'), ask($client, 'large'), "\n";
foreach (['DELETE', 'HEAD', 'GET', 'PUT'] as $method) {
    exception_of(fn () => $client->request($method, '/thing', $method === 'PUT' ? ['a' => 1] : null));
    echo trim(strtok($line(), '{')), "\n";
    ask($client);
    check($line(), $before, "after $method");
}
echo $server->connections(), "\n";
--EXPECT--
another user agent
a header and a parameter
11
1 DELETE /thing
1 HEAD /thing
1 GET /thing
1 PUT /thing
1
