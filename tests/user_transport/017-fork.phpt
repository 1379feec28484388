--TEST--
A forked child has a copy of the transport and uses it; results that its parent began are the parent's
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
extension_loaded('pcntl') || die('skip pcntl is needed');
?>
--FILE--
<?php
require __DIR__ . '/fake.php';

$client = fake_client(fn () => json_response((fn () => yield from pieces(3))()));
$result = $client->run('CREATE (n) RETURN n');
$result->fetch();
if (pcntl_fork() === 0) {
    expect_exception(fn () => $result->fetch());
    echo implode(' ', array_column($client->run('RETURN 1')->fetchAll(), 'n')), "\n";
    unset($result);
    exit(0);
}
pcntl_wait($status);
var_dump(pcntl_wifexited($status) && pcntl_wexitstatus($status) === 0);
echo implode(' ', array_column($result->fetchAll(), 'n')), "\n";
?>
--EXPECT--
Neo4j\Exception\UsageException: The result belongs to the process that this one was forked from
1 2 3
bool(true)
2 3
