--TEST--
A forked child makes its own queries, leaves the open results of its parent alone, and ends
--EXTENSIONS--
neo4j
pcntl
posix
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/child.php';

foreach (real_clients() as $version => $client) {
    $label = own_label();
    $client->run(...many_writes($version, $label, 3000));
    $read = $client->run("MATCH (n:$label) RETURN n.i AS i ORDER BY n.i");
    $write = $client->run(...many_writes($version, "{$label}w", 2000));
    [$read->fetch(), $write->fetch()];
    $children = [];
    foreach (['exit', 'unset', 'kill', 'exception'] as $way) {
        $pid = pcntl_fork();
        if ($pid === 0) {
            $read2 = $client->run("MATCH (n:$label) RETURN n.i AS i ORDER BY n.i");
            check(count($read2->fetchAll()), 3000, 'own query');
            foreach ([fn () => $read->fetch(), fn () => $write->fetch(), fn () => $read->close(), fn () => $write->getSummary(), fn () => $read->getColumns()] as $use) {
                $e = exception_of($use);
                check($e instanceof Neo4j\Exception\UsageException && str_contains($e->getMessage(), 'process'), true, (string) $e?->getMessage());
            }
            exception_of(function () use ($read) {
                foreach ($read as $row) {
                    echo "a row\n";
                }
            });
            $client->run("CREATE (n:{$label}c) RETURN n");
            if ($way === 'unset') {
                unset($read, $write, $client, $read2);
                gc_collect_cycles();
            } elseif ($way === 'kill') {
                posix_kill(getmypid(), SIGKILL);
            } elseif ($way === 'exception') {
                set_exception_handler(fn () => null);
                throw new DomainException();
            }
            exit(0);
        }
        $children[$way] = $pid;
    }
    foreach ($children as $way => $pid) {
        pcntl_waitpid($pid, $status);
        check(pcntl_wifsignaled($status), $way === 'kill', $way);
    }
    echo $version, ': ', count($read->fetchAll()), ' ', nodes_of($version, "{$label}c");
    echo ' ', $write->getSummary()->rows, ' ', nodes_of($version, "{$label}w");
    echo ' ', $client->run('RETURN 7 AS v')->fetchColumn(), "\n";
    delete_nodes($version, $label, "{$label}w", "{$label}c");
}
--EXPECT--
2.0: 2999 4 2000 2000 7
5.26: 2999 4 2000 2000 7
