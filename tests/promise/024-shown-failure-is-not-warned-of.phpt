--TEST--
A failure that the script has seen is not told again when the result is dropped
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/real.php';

$broken = ['body' => substr(legacy_body(['v'], [[1], [2]]), 0, -2), 'framing' => 'chunked'];
$server = scripted([['times' => -1] + $broken], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$result = $client->run('CREATE (n) RETURN n');
expect_exception(fn () => $result->fetchAll());
unset($result);
expect_exception(function () use ($client) {
    foreach ($client->run('CREATE (n) RETURN n') as $row);
});
expect_exception(fn () => $client->run('CREATE (n) RETURN n')->getSummary());
echo "end\n";
--EXPECTF--
Neo4j\Exception\ProtocolException: %s
Neo4j\Exception\ProtocolException: %s
Neo4j\Exception\ProtocolException: %s
end
