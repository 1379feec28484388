--TEST--
The memory limit reached while rows are built, at every place: no crash, and the result is not used again
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
if (getenv('USE_ZEND_ALLOC') === '0') {
    die('skip without PHP\'s own memory there is no limit');
}
--FILE--
<?php
require __DIR__ . '/child.php';

/* Rows of many kinds, until the limit is hit somewhere in building one. */
$code = <<<'CODE'
    register_shutdown_function(function () {
        global $result, $client, $server, $rows;
        $rows = null;
        $e = $result instanceof Neo4j\ResultSet ? exception_of(function () use ($result) {
            $row = $result->fetch();
            check(count($row), 2, 'a whole row');
            check(strlen($row['w']), 900, 'a whole value');
        }) : null;
        echo "\nshutdown: ", $result instanceof Neo4j\ResultSet ? short_name($e) : 'none', "\n";
        $result = null;
        echo 'again: ', $client->run('RETURN 1')->fetchColumn(), "\n";
        $server->stop();
    });
    $value = '{"a":[1,"text",2.5,null,{"b":"' . str_repeat('x', 200) . '"}],"self":"http://h/db/data/node/1","data":{"p":[1,2,3],"q":"y"},"labels":["L"]}';
    $row = ',[' . $value . ',"' . str_repeat('z', 900) . '"]';
    $server = scripted([
        ['contains' => 'RETURN 1', 'times' => -1, 'body' => '{"columns":["v"],"data":[[1]]}'],
        ['times' => -1, 'body' => ['{"columns":["v","w"],"data":[', substr($row, 1), ['repeat' => $row, 'times' => 100000], ']}'], 'framing' => 'chunked'],
    ], '2.0.0-M06');
    $client = new Neo4j\Client($server->url);
    $result = $client->run('MATCH (n) RETURN n', [], ['value_mode' => getenv('MODE') ?: 'objects']);
    $rows = [];
    while ($row = $result->fetch()) {
        $rows[] = $row;
    }
    CODE;
$seen = [];
for ($kilobytes = 2600; $kilobytes < 6200; $kilobytes += 97) {
    putenv('MODE=' . ($kilobytes % 2 ? 'objects' : 'arrays'));
    [$output, $status] = child($code, ['memory_limit' => "{$kilobytes}K", 'log_errors' => 0]);
    check($status, 255, "$kilobytes: $output");
    check((bool) preg_match('/Allowed memory size of \d+ bytes exhausted.*\nshutdown: (Error|UsageException|end)\nagain: 1\n/s', $output, $match), true, "$kilobytes: $output");
    $seen[$match[1] ?? ''] = true;
}
/* Some versions of PHP end the script at once, in the middle of the row, others where its frame goes on. */
check(array_diff(array_keys($seen), ['Error', 'UsageException', 'end']), [], 'ends');
echo "done\n";
--EXPECT--
done
