--TEST--
Typed parameters where the Query API's door is shut, or forced away: no other door sees the statement
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../discovery/doors.php';

use Neo4j\Type\Date;

/* Its own door refuses: older ones take no types. Plain parameters still go there. */
$server = scripted([query_door(REFUSALS['406']), jolt_door()]);
$client = new Neo4j\Client($server->url, ['database' => 'neo4j']);
for ($i = 0; $i < 2; $i++) {
    expect_exception(fn () => $client->run('RETURN $d', ['d' => new Date(2024, 1, 1)]));
}
echo json_encode($client->run('RETURN $d', ['d' => 'plain'])->single()), "\n", paths($server), "\n";
$server->stop();

/* Forced: by the client, by the query. */
foreach (['legacy' => '1.8', 'transactional' => '2.0.0-M06', 'jolt' => '5.26'] as $protocol => $personality) {
    $server = scripted([], $personality);
    $client = new Neo4j\Client($server->url, ['protocol' => $protocol]);
    expect_exception(fn () => $client->run('RETURN 1', ['list' => [1, ['d' => new Date(2024, 1, 1)]]]));
    $client = new Neo4j\Client($server->url);
    expect_exception(fn () => $client->run('RETURN 1', ['d' => NAN], ['protocol' => $protocol]));
    echo count($server->statements()), " sent\n";
    $server->stop();
}

/* Chosen. */
foreach (['1.8', '2.0.0-M06', '4.4'] as $personality) {
    $server = scripted([], $personality);
    expect_exception(fn () => (new Neo4j\Client($server->url))->run('RETURN 1', ['d' => -INF]));
    echo count($server->statements()), " sent\n";
    $server->stop();
}
--EXPECT--
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $d is a Neo4j\Type\Date: write date($d) in the statement and pass it as text
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $d is a Neo4j\Type\Date: write date($d) in the statement and pass it as text
{"v":"jolt"}
/, /query/v2, /tx/commit
Neo4j\Exception\UsageException: protocol "legacy" takes plain JSON only, and parameter $list[1].d is a Neo4j\Type\Date: write date($list[1].d) in the statement and pass it as text
Neo4j\Exception\UsageException: protocol "legacy" takes plain JSON only, and parameter $d is NAN: write 0.0 / 0.0 in the statement
0 sent
Neo4j\Exception\UsageException: protocol "transactional" takes plain JSON only, and parameter $list[1].d is a Neo4j\Type\Date: write date($list[1].d) in the statement and pass it as text
Neo4j\Exception\UsageException: protocol "transactional" takes plain JSON only, and parameter $d is NAN: write 0.0 / 0.0 in the statement
0 sent
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $list[1].d is a Neo4j\Type\Date: write date($list[1].d) in the statement and pass it as text
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $d is NAN: write 0.0 / 0.0 in the statement
0 sent
Neo4j\Exception\UsageException: protocol "legacy" takes plain JSON only, and parameter $d is -INF: write -1.0 / 0.0 in the statement
0 sent
Neo4j\Exception\UsageException: protocol "legacy" takes plain JSON only, and parameter $d is -INF: write -1.0 / 0.0 in the statement
0 sent
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $d is -INF: write -1.0 / 0.0 in the statement
0 sent
