--TEST--
A child neither reads nor drains an inherited result, plain or over TLS; its parent reads on
--EXTENSIONS--
neo4j
pcntl
posix
--SKIPIF--
<?php
require __DIR__ . '/../pool/TlsProxy.php';
TlsProxy::skip();
?>
--FILE--
<?php
require __DIR__ . '/fork.php';

const ROWS = 20000;
$body = typed_body(['v'], array_map(fn ($i) => [$i], range(1, ROWS)));
$server = scripted([
    ['contains' => '// open', 'body' => [substr($body, 0, 50000), ['pause' => 0.2], substr($body, 50000)], 'framing' => 'chunked', 'times' => -1],
    ['body' => typed_body(['v'], [[1]]), 'times' => -1],
]);
$refused = function (string $what, callable $use) {
    $e = exception_of($use);
    check($e instanceof Neo4j\Exception\UsageException && str_contains($e->getMessage(), 'process'), true, "$what: " . $e?->getMessage());
};
foreach ([null, new TlsProxy($server->port)] as $proxy) {
    $options = $proxy ? ['cafile' => $proxy->certificate] : [];
    foreach (['MATCH (n) RETURN n // open', 'CREATE (n) RETURN n // open'] as $text) {
        foreach (ways_to_end() as $way => $end) {
            $client = new Neo4j\Client($proxy?->url ?? $server->url, $options + PLAIN);
            $result = $client->run($text);
            check($result->fetch(), ['v' => 1], 'first');
            $began = microtime(true);
            await(fork(function () use ($client, $result, $end, $refused) {
                foreach (['fetch', 'fetchAll', 'fetchColumn', 'single', 'getSummary', 'getColumns', 'close'] as $method) {
                    $refused($method, fn () => $result->$method());
                }
                $refused('foreach', function () use ($result) {
                    foreach ($result as $row) {
                        echo "a row\n";
                    }
                });
                $end($client, $result);
            }));
            $rest = $result->fetchAll();
            check([count($rest), end($rest)], [ROWS - 1, ['v' => ROWS]], "$way after " . $text);
        }
    }
    echo $proxy ? 'TLS' : 'plain', "\n";
}
/* The parent's statements were sent once each, the children's were never the parent's. */
echo $server->count('// open'), ' ', count(array_filter($server->closed(), fn ($by) => $by === 'server')), "\n";
--EXPECT--
plain
TLS
40 0
