--TEST--
memory_limit hit in the middle of an answer: the next page of that worker is right, on a new connection
--EXTENSIONS--
neo4j
pcntl
--SKIPIF--
<?php
if (getenv('USE_ZEND_ALLOC') === '0') {
    die('skip without PHP\'s own memory there is no limit');
}
--FILE--
<?php
require __DIR__ . '/worker.php';

$long = '["' . str_repeat('x', 1000) . '"]';
$server = scripted([
    ['contains' => 'rows', 'body' => ['{"columns":["v"],"data":[' . $long, ['repeat' => ",$long", 'times' => 200000], ']}'], 'framing' => 'chunked', 'times' => -1],
    ['contains' => 'value', 'body' => ['{"columns":["v"],"data":[[1],[[1', ['repeat' => ',1', 'times' => 9000000], ']]]}'], 'framing' => 'chunked', 'times' => -1],
    ['body' => legacy_body(['v'], [[1]]), 'times' => -1],
], '2.0.0-M06');
$worker = worker(<<<CODE
    \$client = new Neo4j\\Client('$server->url', ['protocol' => 'legacy']);
    \$kept = [];
    if (isset(\$_GET['run'])) {
        foreach (\$client->run(\$_GET['run']) as \$row) {
            \$kept[] = \$row;
        }
    }
    echo getmypid(), ' ', ask(\$client), ' ', json_encode(numbers());
    CODE, ['memory_limit' => '32M']);

$pid = strtok(get($worker), ' ');
$show = fn (string $page) => str_contains($page, 'Allowed memory size') ? 'out of memory' : str_replace($pid, 'PID', $page);
foreach (['', '?run=rows', '', '?run=value', '?run=rows', ''] as $query) {
    echo $query, ' ', $show(get($worker . $query)), "\n";
}
echo json_encode(array_count_values($server->waitClosed(3))), ' of ', $server->connections(), "\n";
--EXPECT--
 PID 1 {"":"0\/1 1+1"}
?run=rows out of memory
 PID 1 {"":"0\/1 2+2"}
?run=value out of memory
?run=rows out of memory
 PID 1 {"":"0\/1 4+3"}
{"client":3} of 4
