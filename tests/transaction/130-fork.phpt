--TEST--
A forked child neither runs in, commits nor rolls back a transaction of its parent; not a byte goes out
--EXTENSIONS--
neo4j
pcntl
posix
--FILE--
<?php
require __DIR__ . '/scripts.php';

$rows = typed_body(['v'], array_fill(0, 20000, [1]), ',' . tx_member('90a7'));
$server = scripted([begun(), ['for' => 'POST ' . TX . '/90a7', 'body' => $rows, 'headers' => tx_headers(), 'framing' => 'chunked'], ran([7]), committed()]);
$client = new Neo4j\Client($server->url);
$tx = $client->beginTransaction();
$open = $tx->run('MATCH (n) RETURN n');
$open->fetch();
foreach (['leave', 'unset', 'exit'] as $way) {
    $child = pcntl_fork();
    if ($child === 0) {
        $uses = [fn () => $tx->run('RETURN 1'), fn () => $tx->commit(), fn () => $tx->rollback(), fn () => $tx->keepAlive(), fn () => $open->fetch()];
        foreach ($way === 'leave' ? $uses : [] as $use) {
            expect_exception($use);
        }
        $way === 'leave' && var_dump($tx->isOpen());
        if ($way === 'unset') {
            unset($tx, $open);
        }
        if ($way === 'exit') {
            exit;
        }
        unset($tx, $open, $client);
        posix_kill(getmypid(), SIGKILL);
    }
    pcntl_waitpid($child, $status);
}
echo count($open->fetchAll()), ' ', $tx->run('RETURN 7')->fetchColumn(), "\n";
$tx->commit();
echo tx_trace($server), ' over ', $server->connections(), " connection\n";
--EXPECT--
Neo4j\Exception\UsageException: the transaction belongs to the process that this one was forked from
Neo4j\Exception\UsageException: the transaction belongs to the process that this one was forked from
Neo4j\Exception\UsageException: the transaction belongs to the process that this one was forked from
Neo4j\Exception\UsageException: the transaction belongs to the process that this one was forked from
Neo4j\Exception\UsageException: The result belongs to the process that this one was forked from
bool(false)
19999 7
begin, run, run, commit over 1 connection
