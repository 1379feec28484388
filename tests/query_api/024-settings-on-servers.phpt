--TEST--
What servers make of the settings: heeded, refused by the server, or (ignored there) refused before
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26', '2025.10', '2026.08');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$long = 'UNWIND range(1, 2000000000) AS i WITH i WHERE i % 7 = 9 RETURN count(i)';
foreach (['5.26', '2025.10', '2026.08'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    echo $version, "\n";
    foreach (['query', 'auto'] as $protocol) {
        $e = exception_of(fn () => $client->run($long, [], ['server_timeout' => 0.5, 'protocol' => $protocol]));
        echo short_name($e), ' ', $e->getServerCode() ?? $e->getMessage(), "\n";
    }
    $e = exception_of(fn () => $client->run('RETURN 1', [], ['impersonated_user' => 'bob']));
    check([short_name($e), str_starts_with($e->getMessage(), 'Neo.ClientError.Statement.ArgumentError: Impersonation is not supported')], ['ClientErrorException', true], 'impersonation');
    $e = exception_of(fn () => $client->run('RETURN 1', [], ['bookmarks' => ['nope']]));
    check([short_name($e), $e->getServerCode()], ['ClientErrorException', 'Neo.ClientError.Transaction.InvalidBookmark'], 'bookmark');
    $summary = $client->run('RETURN 1')->getSummary();
    check($client->run('RETURN 1 AS x', [], ['bookmarks' => $summary->bookmarks])->single(), ['x' => 1], 'its own bookmark');
    check(short_name(exception_of(fn () => $client->run('CREATE (n:PhptNone)', [], ['access_mode' => 'read']))), 'ClientErrorException', 'access mode');
}
--EXPECT--
5.26
UsageException option "server_timeout" would be ignored by Neo4j 5.26.0 community over protocol "query"; transactions heed it, and so does protocol "jolt"
UsageException option "server_timeout" would be ignored by Neo4j 5.26.0 community over protocol "query"; transactions heed it, and so does protocol "jolt"
2025.10
UsageException option "server_timeout" would be ignored by Neo4j 2025.10.1 community over protocol "query"; transactions heed it, and so does protocol "jolt"
UsageException option "server_timeout" would be ignored by Neo4j 2025.10.1 community over protocol "query"; transactions heed it, and so does protocol "jolt"
2026.08
ClientErrorException Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration
ClientErrorException Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration
