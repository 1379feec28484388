--TEST--
Where servers have no bookmarks there are none to learn, and to wait for some is refused before anything is sent
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8', '2.0', '2.3', '3.5', '4.4');
--FILE--
<?php
require __DIR__ . '/../transaction/doors.php';

$client = new Neo4j\Client(neo4j_url('1.8'));
$client->run('START n=node(0) RETURN 1 AS i')->fetchAll();
check($client->getLastBookmarks(), [], '1.8');
check(short_name(exception_of(fn () => $client->run('START n=node(0) RETURN 1', [], ['bookmarks' => ['FB:x']]))), 'UsageException', '1.8');

at_each_door(function ($client, $label, $door) {
    $client->transaction(fn ($tx) => $tx->run("CREATE (n:$label)"));
    $client->run("CREATE (n:$label)");
    check($client->getLastBookmarks(), [], $door);
    $given = new Neo4j\Client(neo4j_url(strtok($door, ' ')), ['bookmarks' => ['FB:x'], 'protocol' => strtok(' ')]);
    $uses = [
        fn () => $client->run("CREATE (n:$label)", [], ['bookmarks' => ['FB:x']]), fn () => $client->beginTransaction(['bookmarks' => ['FB:x']]),
        fn () => $given->run("CREATE (n:$label)"), fn () => $given->transaction(fn ($tx) => $tx->run("CREATE (n:$label)")),
    ];
    foreach ($uses as $i => $use) {
        $e = exception_of($use);
        check([short_name($e), str_starts_with($e->getMessage(), 'option "bookmarks" would be ignored by Neo4j ')], ['UsageException', true], "$door $i");
    }
    /* An empty list waits for nothing. */
    $client->run("CREATE (n:$label)", [], ['bookmarks' => []]);
    check(seen($client, $label), 3, $door);
}, doors([], '2.0', '2.3', '3.5', '4.4'));
echo "done\n";
--EXPECT--
done
