--TEST--
The temporary file: in PHP's own folder, without a name, for its owner alone, and gone with the answer
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
is_dir('/proc/self/fd') || die('skip there is no /proc');
--FILE--
<?php
require __DIR__ . '/../engine/child.php';

$code = <<<'CODE'
    require FOLDER_OF_TEST . '/impatient.php';
    $folder = sys_get_temp_dir();
    $server = new ImpatientServer(20, 24000, 1000);
    foreach ([
        'read to its end' => fn ($result, $next) => print(count_rows($result, 1000, $next) . ' rows, '),
        'closed' => fn ($result) => $result->close(),
        'dropped' => fn ($result) => null,
        'summed up' => fn ($result) => print($result->getSummary()->rows . ' rows, '),
    ] as $way => $end) {
        $result = $server->client()->run('MATCH (n) RETURN n, text');
        is_row($result->fetch(), 0, 1000);
        check(spool_files($folder), [], 'files at first');
        /* On a busy machine less comes at a time. */
        for ($next = 1; $next < 10 && array_sum(array_map(fn ($number) => stat("/proc/self/fd/$number")['size'], array_keys(spool_files($folder)))) <= 1 << 20; $next++) {
            usleep(1100000);
            is_row($result->fetch(), $next, 1000);
            clearstatcache();
        }
        foreach (spool_files($folder) as $number => $name) {
            $file = stat("/proc/self/fd/$number");
            printf("%s mode %o, %s, ", $name, $file['mode'] & 07777, $file['size'] > 1 << 20 ? 'some MB' : "$file[size] B");
        }
        echo count(scandir($folder)) - 2, " names, ";
        $end($result, $next);
        unset($result);
        echo "$way: ", count(spool_files($folder)), "\n";
    }
    CODE;
$folder = sys_get_temp_dir() . '/spool-' . bin2hex(random_bytes(6));
mkdir($folder);
[$output] = child(strtr($code, ['FOLDER_OF_TEST' => var_export(__DIR__, true)]), ['sys_temp_dir' => $folder]);
echo strtr($output, [$folder => 'FOLDER']);
rmdir($folder);
--EXPECT--
FOLDER/neo4j-XXXXXX (deleted) mode 600, some MB, 0 names, 24000 rows, read to its end: 0
FOLDER/neo4j-XXXXXX (deleted) mode 600, some MB, 0 names, closed: 0
FOLDER/neo4j-XXXXXX (deleted) mode 600, some MB, 0 names, dropped: 0
FOLDER/neo4j-XXXXXX (deleted) mode 600, some MB, 0 names, 24000 rows, summed up: 0
