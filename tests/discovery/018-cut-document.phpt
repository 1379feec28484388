--TEST--
A discovery document cut at any byte, with a clean end, is never half believed
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$document = json_encode([
    'bolt_routing' => 'neo4j://127.0.0.1:7687', 'query' => 'http://x/db/{databaseName}/query/v2', 'transaction' => 'http://x/db/{databaseName}/tx',
    'bolt_direct' => 'bolt://127.0.0.1:7687', 'neo4j_version' => '5.26.0', 'neo4j_edition' => 'community',
], JSON_UNESCAPED_SLASHES);
$answers = [['for' => 'POST /db/neo4j/query/v2', 'status' => 404, 'body' => 'no', 'headers' => ['Content-Type' => 'text/plain'], 'times' => -1]];
for ($length = 0; $length < strlen($document); $length++) {
    $answers[] = ['for' => 'GET /', 'body' => substr($document, 0, $length), 'headers' => ['Content-Type' => 'application/json']];
}
$server = scripted($answers);
$client = new Neo4j\Client($server->url);
for ($length = 0; $length < strlen($document); $length++) {
    $e = exception_of(fn () => $client->run('RETURN 1'));
    check($e instanceof Neo4j\Exception\Neo4jException, true, "cut to $length bytes: " . short_name($e));
    check(str_contains((string) $e?->getMessage(), '404'), true, "cut to $length bytes: " . $e?->getMessage());
}
echo "done\n";
--EXPECT--
done
