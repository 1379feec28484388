--TEST--
An error body is read only in part
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$endless = [['repeat' => str_repeat('x', 65536), 'times' => 1 << 15]];
foreach (['2.0.0-M06', '5.26'] as $personality) {
    foreach ([['status' => 500], ['status' => 200, 'headers' => ['Content-Type' => 'text/html']]] as $answer) {
        $server = scripted([$answer + ['body' => $endless, 'framing' => 'chunked']], $personality);
        $e = exception_of(fn () => (new Neo4j\Client($server->url))->run('RETURN 1'));
        check($e instanceof Neo4j\Exception\Neo4jException, true, $personality . short_name($e));
        $closed = $server->waitClosed();
        check(reset($closed), 'client', 'closed by');
        check($server->written(1) < 100 << 20, true, 'written');
        $server->stop();
    }
}
var_dump(memory_get_peak_usage() < 100 << 20);
--EXPECT--
bool(true)
