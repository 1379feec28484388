--TEST--
A string of 64 MiB is read in linear time
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

ini_set('memory_limit', '512M');
$size = 64 << 20;
foreach (['2.0.0-M06' => ['{"columns":["v"],"data":[["', '"]]}'], '5.26' => ['{"data":{"fields":["v"],"values":[[{"$type":"String","_value":"', '"}]]}}']] as $personality => [$start, $end]) {
    $server = scripted([['body' => [$start, ['repeat' => str_repeat('x', 1024), 'times' => $size >> 10], $end], 'framing' => 'chunked']], $personality);
    $began = getrusage();
    $row = (new Neo4j\Client($server->url, ['max_row_bytes' => 80 << 20]))->run('RETURN 1')->single();
    $seconds = getrusage()['ru_utime.tv_sec'] - $began['ru_utime.tv_sec'];
    var_dump(strlen($row['v']) === $size, trim($row['v'], 'x'));
    /* Read again from its start at every piece it would take minutes. */
    check($seconds < 15, true, "$seconds seconds of CPU");
    unset($row);
    $server->stop();
}
--EXPECT--
bool(true)
string(0) ""
bool(true)
string(0) ""
