--TEST--
Two real servers, one of them killed in mid-stream: the exception, and everything after that from the other one
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/lists.php';

/* It carries this process's number, by which bin/server would know it for an orphan. */
$server = escapeshellarg(__DIR__ . '/../../bin/server');
$name = 'failover-' . getmypid() . '-5.26.0';
register_shutdown_function(fn () => exec("$server stop $name 2>/dev/null"));
$mortal = exec("$server start 5.26.0 --name=$name --auth=mortal-one 2>/dev/null");
$client = new Neo4j\Client([$mortal, neo4j_url('5.26')]);
$client->verifyConnectivity();

$result = $client->run('UNWIND range(1, 10000000) AS i RETURN i', [], ['idle_timeout' => 30]);
for ($i = 1; $i <= 1000; $i++) {
    $result->fetch()['i'] === $i || die("row $i is wrong");
}
$label = unique_name();
$tx = $client->beginTransaction();
$tx->run("CREATE (:$label)");
exec("$server stop $name 2>/dev/null");
$e = exception_of(function () use ($result, &$i) {
    while ($row = $result->fetch()) {
        $row['i'] === $i++ || die("row $i is wrong");
    }
});
echo short_name($e), ' ', var_export($i < 10000000, true), "\n";
echo str_contains($e->getMessage(), parse_url($mortal)['port']) ? "names the server\n" : $e->getMessage();
var_dump($e->isRetryable());

expect_exception(fn () => $tx->run('RETURN 1'));
expect_exception(fn () => $tx->commit());

foreach ([[], ['access_mode' => 'read'], ['safe' => true]] as $options) {
    echo $client->run('RETURN 1 AS one', [], ['bookmarks' => false] + $options)->single()['one'], "\n";
}
/* Work as a whole is done where it can be. */
echo $client->transaction(fn ($tx) => $tx->run("MATCH (n:$label) RETURN count(n) AS c")->single()['c'], ['bookmarks' => false]), "\n";
?>
--EXPECTF--
%sException true
names the server
bool(false)
Neo4j\Exception\%sException: %s
Neo4j\Exception\TransactionException: %s
1
1
1
0
