--TEST--
A script that works 20 ms on each row keeps its answer; without the spool the server gives up on it
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/impatient.php';

/* 24 MB are more than the kernels on both sides take. The rest of the rows is read at full speed. */
$server = new ImpatientServer(2.5, 24000, 1000);
$kept = $server->client()->run('MATCH (n) RETURN n, text');
$lost = $server->client(['spool' => 0])->run('MATCH (n) RETURN n, text');
$peak = peak_memory();
for ($n = 0; $n < 250; $n++) {
    is_row($kept->fetch(), $n, 1000);
    is_row($lost->fetch(), $n, 1000);
    usleep(20000);
}
var_dump($server->waitSaid('done 24000'), $server->waitSaid('gave up'));
echo count_rows($kept, 1000, 250), ' ', $kept->getSummary()->rows, "\n";
var_dump(peak_memory() - $peak < 8192);
$e = exception_of(fn () => count_rows($lost, 1000, 250));
echo short_name($e), ' ', preg_match('/cut after \d+ rows/', $e->getMessage()), "\n";
--EXPECT--
bool(true)
bool(true)
24000 24000
bool(true)
ProtocolException 1
