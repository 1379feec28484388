--TEST--
An endless row, name or white space ends with an exception, in bounded memory
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$starts = [
    'string' => ['{"columns":["v"],"data":[["', 'x'], 'values' => ['{"columns":["v"],"data":[[[1', ',1'], 'key' => ['{"columns":["v"],"data":[[{"', 'x'],
    'column' => ['{"columns":["', 'x'], 'space at the start' => ['', ' '], 'space between rows' => ['{"columns":["v"],"data":[', "\n"],
    'number' => ['{"columns":["v"],"data":[[', '1'], 'escapes' => ['{"columns":["v"],"data":[["', '\u0041'], 'trailer' => ['{"columns":[],"data":[],"x":[0', ',0'],
];
foreach ($starts as $case => [$start, $repeated]) {
    $endless = ['repeat' => str_repeat($repeated, 10000), 'times' => intdiv(1 << 30, 10000 * strlen($repeated))];
    $server = scripted([['body' => [$start, $endless], 'framing' => 'chunked']], '2.0.0-M06');
    $e = exception_of(fn () => (new Neo4j\Client($server->url, ['max_row_bytes' => 1 << 20]))->run('MATCH (n) RETURN n')->fetchAll());
    check(short_name($e), 'ProtocolException', $case);
    check($server->waitClosed()[1] ?? null, 'client', "$case: closed by");
    check($server->written(1) < 50 << 20, true, "$case: written");
    $server->stop();
}
var_dump(memory_get_peak_usage() < 32 << 20);
--EXPECT--
bool(true)
