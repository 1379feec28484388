--TEST--
Parent and children query at once over TLS: each has a connection of its own, the parent keeps the one it had
--EXTENSIONS--
neo4j
pcntl
--SKIPIF--
<?php
require __DIR__ . '/../pool/TlsProxy.php';
TlsProxy::skip();
?>
--FILE--
<?php
require __DIR__ . '/fork.php';

$server = patient_server();
$proxy = new TlsProxy($server->port);
$client = new Neo4j\Client($proxy->url, ['cafile' => $proxy->certificate] + PLAIN);
$ask = function (string $who, int $times) use ($client) {
    for ($i = 0; $i < $times; $i++) {
        ask($client, "RETURN 1 AS v // $who");
        usleep(1000);
    }
};
$ask('parent', 2);
$children = array_map(fn ($who) => fork(fn () => $ask($who, 10)), ['one', 'two']);
$ask('parent', 10);
echo json_encode(await(...$children)), "\n";
$ask('parent', 2);
$used = [];
foreach (proxy_connections($server) as $i => $connection) {
    preg_match('~// (\w+)~', $server->statements()[$i]['body'], $who);
    $used[$who[1]][$connection] = ($used[$who[1]][$connection] ?? 0) + 1;
}
ksort($used);
foreach ($used as $who => $statements) {
    echo $who, ': ', count($statements), ' connection, ', array_sum($statements), " statements\n";
}
echo count(array_unique(proxy_connections($server))), ' ', json_encode(numbers()), "\n";
--EXPECT--
[0,0]
one: 1 connection, 10 statements
parent: 1 connection, 14 statements
two: 1 connection, 10 statements
3 {"":"0\/1 1+13"}
