--TEST--
A temporary file that cannot be made or written is an exception that says so; the next answer is none the worse
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../engine/child.php';

/* A bound on the length of files stands for a disk that is full. */
$code = <<<'CODE'
    require FOLDER_OF_TEST . '/impatient.php';
    $server = new ImpatientServer(20, 24000, 1000);
    $files = count(scandir('/proc/self/fd'));
    foreach (['MATCH (n) RETURN n, text', 'CREATE (n) RETURN n, text'] as $text) {
        $client = $server->client(['persistent' => false]);
        $result = $client->run($text);
        is_row($result->fetch(), 0, 1000);
        usleep(1100000);
        $rows = 1;
        $e = exception_of(function () use ($result, &$rows) {
            while ($row = $result->fetch()) {
                is_row($row, $rows++, 1000);
            }
        });
        echo $e ? masked(get_class($e) . ': ' . $e->getMessage()) : "all $rows rows", "\n";
        check($rows < 24000 && $rows > 2, true, "$rows rows");
        check($e?->isRetryable(), false, 'retryable');
        unset($result, $client, $e);
        check(count(scandir('/proc/self/fd')), $files, 'descriptors');
    }
    /* What needs no file does not fail. */
    foreach ([0, 2 << 20] as $spool) {
        $result = $server->client(['spool' => $spool])->run('MATCH (n) RETURN n, text');
        is_row($result->fetch(), 0, 1000);
        usleep(1100000);
        echo count_rows($result, 1000, 1), "\n";
    }
    CODE;
$code = strtr($code, ['FOLDER_OF_TEST' => var_export(__DIR__, true)]);
echo child($code, [], "trap '' XFSZ; ulimit -f 2000")[0];
echo child($code, ['sys_temp_dir' => '/there/is/none'])[0];
--EXPECT--
Neo4j\Exception\ConnectionException: the query failed: http://127.0.0.1:PORT: what came while the script did not read could not be kept (option "spool"): The temporary file cannot be written: File too large; the statement may have been executed
Neo4j\Exception\ConnectionException: the query failed: http://127.0.0.1:PORT: what came while the script did not read could not be kept (option "spool"): The temporary file cannot be written: File too large; the statement may have been executed
24000
24000
Neo4j\Exception\ConnectionException: the query failed: http://127.0.0.1:PORT: what came while the script did not read could not be kept (option "spool"): No temporary file can be made in /there/is/none: No such file or directory; the statement may have been executed
Neo4j\Exception\ConnectionException: the query failed: http://127.0.0.1:PORT: what came while the script did not read could not be kept (option "spool"): No temporary file can be made in /there/is/none: No such file or directory; the statement may have been executed
24000
24000
