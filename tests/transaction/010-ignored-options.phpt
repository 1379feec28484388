--TEST--
An option that a server's door ignores is refused before anything is sent, for a statement and for a transaction
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '2.3', '3.5', '4.4', '5.26');
--FILE--
<?php
require __DIR__ . '/doors.php';

/* What each door would ignore; the rest is tried by other tests. */
$ignored = [
    '2.0 transactional' => ['access_mode', 'bookmarks', 'database', 'impersonated_user', 'server_timeout'],
    '2.3 transactional' => ['access_mode', 'bookmarks', 'database', 'impersonated_user', 'server_timeout'],
    '3.5 transactional' => ['access_mode', 'bookmarks', 'database', 'impersonated_user'],
    '4.4 transactional' => ['bookmarks', 'impersonated_user', 'server_timeout'],
    '4.4 jolt' => ['bookmarks', 'impersonated_user', 'server_timeout'],
    '5.26 transactional' => ['impersonated_user'],
    '5.26 jolt' => ['impersonated_user'],
    '2025.10 transactional' => ['impersonated_user'],
    '2025.10 jolt' => ['impersonated_user'],
    '2026.08 transactional' => ['impersonated_user'],
    '2026.08 jolt' => ['impersonated_user'],
];
$values = ['access_mode' => 'read', 'bookmarks' => ['FB:x'], 'database' => 'neo4j', 'impersonated_user' => 'someone', 'server_timeout' => 60];
at_each_door(function ($client, $label, $door, $outside) use ($ignored, $values) {
    foreach ($ignored[$door] ?? [] as $name) {
        /* Where the protocol is given, nobody has said that there are no databases: the path that has one is not there. */
        if ($name === 'database') {
            continue;
        }
        $options = [$name => $values[$name]];
        $uses = [
            'run' => fn () => $client->run("CREATE (n:$label)", [], $options),
            'begin' => fn () => $client->beginTransaction($options),
            'work' => fn () => $client->transaction(fn ($tx) => $tx->run("CREATE (n:$label)"), $options),
            'client' => fn () => (new Neo4j\Client(neo4j_url(strtok($door, ' ')), $options + ['protocol' => strtok(' ')]))->run("CREATE (n:$label)"),
        ];
        foreach ($uses as $use => $try) {
            $e = exception_of($try);
            check([short_name($e), str_starts_with((string) $e?->getMessage(), "option \"$name\" would be ignored by Neo4j ")], ['UsageException', true], "$door $name $use");
        }
    }
    check(seen($outside, $label), 0, $door);
});

/* Found by itself, without a protocol given. */
foreach (['1.8', '2.0', '2.3', '3.5', '4.4'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $names = match ($version) {
        '1.8' => array_keys($values),
        '2.0' => $ignored['2.0 transactional'],
        '2.3', '3.5' => $ignored["$version transactional"],
        '4.4' => $ignored['4.4 jolt'],
    };
    foreach ($names as $name) {
        foreach ([fn () => $client->run('RETURN 1', [], [$name => $values[$name]]), fn () => $client->beginTransaction([$name => $values[$name]])] as $try) {
            check(short_name(exception_of($try)), 'UsageException', "$version $name");
        }
    }
}
echo "done\n";
--EXPECT--
done
