--TEST--
Transport\Stream: https, verified unless the client's own options say otherwise
--EXTENSIONS--
neo4j
openssl
--FILE--
<?php
require __DIR__ . '/tls.php';

[$authority, $certificate] = certificate('DNS:localhost');
$rows = array_map(fn ($i) => [str_repeat("$i ", 20)], range(1, 3000));
$server = scripted([['times' => -1, 'body' => typed_body(['v'], $rows), 'framing' => 'chunked']]);
$url = tls_front($server->url, $certificate);
$options = ['protocol' => 'query', 'database' => 'neo4j'];

function try_rows(string $case, string $url, array $options, array $context = []): void
{
    global $rows;
    $transport = new Neo4j\Transport\Stream($context ? stream_context_create(['ssl' => $context]) : null);
    [$got, $end] = outcome(fn () => (new Neo4j\Client($url, ['transport' => $transport] + $options))->run('RETURN 1'));
    echo "$case: ", count($got) === count($rows) && $got[2999]['v'] === $rows[2999][0] ? 'all rows' : count($got), " $end\n";
}

try_rows('its authority', $url, ['cafile' => $authority] + $options);
try_rows('nobody knows it', $url, $options);
try_rows('not asked', $url, ['verify_peer' => false, 'verify_host' => false] + $options);
$other = str_replace('localhost', '127.0.0.1', $url);
try_rows('another name', $other, ['cafile' => $authority] + $options);
try_rows('another name, not asked', $other, ['cafile' => $authority, 'verify_host' => false] + $options);
/* The context cannot take it back. */
try_rows('context without verification', $url, $options, ['verify_peer' => false, 'verify_peer_name' => false, 'allow_self_signed' => true]);
try_rows('context with another name', $other, ['cafile' => $authority] + $options, ['peer_name' => 'localhost']);
try_rows('context with the authority', $url, $options, ['cafile' => $authority]);

/* Plain HTTP at a TLS port. */
expect_exception(fn () => (new Neo4j\Client(str_replace('https', 'http', $url), ['transport' => new Neo4j\Transport\Stream()] + $options))->run('RETURN 1'));
?>
--EXPECT--
its authority: all rows end
nobody knows it: 0 TlsException
not asked: all rows end
another name: 0 TlsException
another name, not asked: all rows end
context without verification: 0 TlsException
context with another name: 0 TlsException
context with the authority: 0 TlsException
Neo4j\Exception\ConnectionException: the query failed: http://localhost:PORT: The server closed the connection without an answer; if it speaks TLS on this port, write https:// in place of http://; the statement may have been executed
