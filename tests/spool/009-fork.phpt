--TEST--
A child that inherits a result with its rest in the spool cannot read it, and takes nothing from its parent
--EXTENSIONS--
neo4j
pcntl
--FILE--
<?php
require __DIR__ . '/impatient.php';

$server = new ImpatientServer(20, 8000, 1000);
$rows = $server->client()->run('MATCH (n) RETURN n, text')->getIterator();
$n = $server->takeSlowly($rows, 1000, 'done 8000');
foreach (['exit' => fn () => null, 'drop' => function () use (&$rows) { $rows = null; }, 'read' => fn () => expect_exception(fn () => $rows->next())] as $way => $act) {
    if (($child = pcntl_fork()) === 0) {
        $act();
        exit;
    }
    pcntl_waitpid($child, $status);
    echo $way, ' ', $status, "\n";
}
for (; $rows->valid(); $rows->next()) {
    is_row($rows->current(), $n++, 1000);
}
echo $n, "\n";
--EXPECT--
exit 0
drop 0
Neo4j\Exception\UsageException: The result belongs to the process that this one was forked from
read 0
8000
