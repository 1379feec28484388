--TEST--
An answer is read ahead while rows of it are waiting, and whatever way rows are taken
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/impatient.php';

$ways = [
    'fetch' => function ($result) {
        while ($row = $result->fetch()) {
            yield $row;
        }
    },
    'foreach' => function ($result) {
        foreach ($result as $row) {
            yield $row;
        }
    },
    'iterator' => fn ($result) => $result->getIterator(),
];
foreach ($ways as $way => $rows_of) {
    $server = new ImpatientServer(20, 8000, 1000);
    $rows = $rows_of($server->client()->run('MATCH (n) RETURN n, text'));
    $rows->rewind();
    usleep(300000);
    check($server->said(), '', "$way: what the kernels hold is not all");
    $n = $server->takeSlowly($rows, 1000, "done 8000\n");
    echo $way, ' ', $server->said();
    for (; $rows->valid(); $rows->next()) {
        is_row($rows->current(), $n++, 1000);
    }
    echo $n, "\n";
    $server->stop();
}
--EXPECT--
fetch done 8000
8000
foreach done 8000
8000
iterator done 8000
8000
