--TEST--
Real bookmarks: learnt from statements and commits, carried to another client, refused when they are none
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
--FILE--
<?php
require __DIR__ . '/../transaction/doors.php';

at_each_door(function ($client, $label, $door) {
    $url = neo4j_url(strtok($door, ' '));
    $options = ['protocol' => strtok(' ')];
    check($client->getLastBookmarks(), [], $door);
    $client->run("CREATE (n:$label)");
    $first = $client->getLastBookmarks();
    check([count($first), is_string($first[0]), $client->run('RETURN 1 AS i')->getSummary()->bookmarks !== []], [1, true, true], "$door run");

    $tx = $client->beginTransaction();
    $tx->run("CREATE (n:$label)");
    $before = $client->getLastBookmarks();
    $tx->commit();
    $after = $client->getLastBookmarks();
    check([count($after), $after === $before], [1, false], "$door commit");

    /* The next page: another process, whose client gets them by way of the session. */
    $session = json_decode(json_encode($after));
    $next = new Neo4j\Client($url, $options + ['bookmarks' => $session]);
    check($next->getLastBookmarks(), $session, "$door next page");
    check($next->run("MATCH (n:$label) RETURN count(n) AS c")->single(), ['c' => 2], "$door next page reads");
    $next->transaction(fn ($tx) => $tx->run("CREATE (n:$label)"));
    check([count($next->getLastBookmarks()), $next->getLastBookmarks() === $session], [1, false], "$door next page writes");
    check($client->run("MATCH (n:$label) RETURN count(n) AS c", [], ['bookmarks' => $next->getLastBookmarks()])->single(), ['c' => 3], "$door and back");

    $none = new Neo4j\Client($url, $options + ['bookmarks' => false]);
    $none->transaction(fn ($tx) => $tx->run("CREATE (n:$label)"));
    $none->run("CREATE (n:$label)");
    check($none->getLastBookmarks(), [], "$door false");

    /* The server looks no further than its first letters before it calls the others its own error. */
    foreach (['FB:nonsense' => Neo4j\Exception\ClientErrorException::class, 'x' => Neo4j\Exception\ServerException::class] as $bad => $class) {
        foreach ([fn () => $client->run('RETURN 1', [], ['bookmarks' => [$bad]]), fn () => $client->beginTransaction(['bookmarks' => [$bad]])] as $use) {
            $e = exception_of($use);
            check([$e instanceof $class, $e->isRetryable()], [true, false], "$door $bad");
        }
    }
}, doors([], '5.26', '2025.10', '2026.08'));
echo "done\n";
--EXPECT--
done
