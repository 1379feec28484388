--TEST--
Transport\Stream: a script finds neither secrets in PHP's resources nor a way to close the stream
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

function search(string $when): void
{
    foreach (get_resources() as $resource) {
        $all = match (get_resource_type($resource)) {
            'stream' => stream_get_meta_data($resource),
            'stream-context' => stream_context_get_options($resource),
            default => null,
        };
        check(preg_match('/S3cret|UzNjcmV0/', serialize($all)), 0, "$when: " . get_resource_type($resource));
    }
}

$context = stream_context_create([], ['notification' => fn (int $code) => $code === STREAM_NOTIFY_CONNECT && search('connected')]);
$server = scripted([['body' => [substr(typed_body(['v'], [[1], [2]]), 0, 90), ['pause' => 0.1], substr(typed_body(['v'], [[1], [2]]), 90)], 'framing' => 'chunked']]);
$client = new Neo4j\Client(str_replace('//', '//neo4j:S3cret@', $server->url), ['transport' => new Neo4j\Transport\Stream($context), 'protocol' => 'query', 'database' => 'neo4j']);
$result = $client->run('RETURN 1 AS v');
search('open');
foreach (get_resources('stream') as $stream) {
    if (($meta = stream_get_meta_data($stream)) && ($meta['wrapper_type'] ?? '') === 'http') {
        echo @fclose($stream) ? 'closed' : 'not closed', "\n";
    }
}
echo count($result->fetchAll()), " rows\n";
check(base64_decode(substr($server->requests()[0]['headers']['authorization'], 6)), 'neo4j:S3cret', 'sent');
?>
--EXPECT--
not closed
2 rows
