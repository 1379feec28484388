--TEST--
Which protocol follows from version and doors, and why
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$root = fn ($version, $doors) => [['for' => 'GET /', 'body' => body_json(['neo4j_version' => $version, 'neo4j_edition' => 'enterprise'] + array_fill_keys($doors, '/x'))]];
$data = fn ($version, $doors) => [
    ['for' => 'GET /', 'body' => '{"management":"/db/manage/","data":"/db/data/"}'],
    ['for' => 'GET /db/data/', 'body' => body_json(['neo4j_version' => $version] + array_fill_keys($doors, '/x'))],
];
$servers = [
    $data('1.8', ['cypher', 'node']), $data('1.9.9', ['cypher']), $data('2.0.0-M06', ['cypher', 'transaction']), $data('2.2.10', ['cypher', 'transaction']),
    $data('2.3.0', ['cypher', 'transaction']), $data('3.0.12', ['cypher', 'transaction']), $data('3.5.35', ['cypher', 'transaction']),
    $root('4.0.0', ['transaction']), $root('4.4.40', ['transaction']), $root('5.0.0', ['transaction']), $root('5.18.1', ['transaction']),
    $root('5.19.0', ['transaction', 'query']), $root('2025.10.1', ['transaction', 'query']), $root('2026.08.1', ['query']), $root('5.26-aura', ['query']),
];
foreach ($servers as $answers) {
    $server = scripted($answers, 'not-neo4j');
    $info = (new Neo4j\Client($server->url))->getServerInfo();
    $all = implode(' ', array_map(fn ($protocol) => $protocol->value, $info->protocols));
    echo "$info->version: {$info->protocol->value} of ($all): $info->reason\n";
    $server->stop();
}
--EXPECT--
1.8: legacy of (legacy): the streaming Cypher endpoint of Neo4j 1.8 to 2.2
1.9.9: legacy of (legacy): the streaming Cypher endpoint of Neo4j 1.8 to 2.2
2.0.0-M06: legacy of (legacy transactional): the streaming Cypher endpoint of Neo4j 1.8 to 2.2
2.2.10: legacy of (legacy transactional): the streaming Cypher endpoint of Neo4j 1.8 to 2.2
2.3.0: transactional of (legacy transactional): the transactional endpoint of Neo4j 2.3 to 3.5
3.0.12: transactional of (legacy transactional): the transactional endpoint of Neo4j 2.3 to 3.5
3.5.35: transactional of (legacy transactional): the transactional endpoint of Neo4j 2.3 to 3.5
4.0.0: jolt of (transactional jolt): Neo4j 4.0 or later that offers no Query API
4.4.40: jolt of (transactional jolt): Neo4j 4.0 or later that offers no Query API
5.0.0: jolt of (transactional jolt): Neo4j 4.0 or later that offers no Query API
5.18.1: jolt of (transactional jolt): Neo4j 4.0 or later that offers no Query API
5.19.0: query of (transactional jolt query): the server offers the Query API
2025.10.1: query of (transactional jolt query): the server offers the Query API
2026.08.1: query of (query): the server offers the Query API
5.26-aura: query of (query): the server offers the Query API
