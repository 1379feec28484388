--TEST--
Neo4j 5.26 and slow scripts: 20 ms on each row, a pause of 20 s, and one of 60 s, with and without the spool
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

/*
 * All at the same time: 40 MB each, of which the script takes less than a MB before it hurries. With wider
 * rows it takes enough for a server's socket to have room again now and then.
 */
const ROWS = 100000, WIDTH = 400;
$run = fn (array $options) => (new Neo4j\Client(neo4j_url('5.26'), with_transport($options)))->run(...long_answer('5.26', ROWS, WIDTH));
$slow = ['slow, with the spool' => $run([]), 'slow, without' => $run(['spool' => 0]), 'slow, with little' => $run(['spool' => 100000])];
$paused = ['20 s' => $run([]), '60 s' => $run([])];
array_map(fn ($result) => is_row($result->fetch(), 0, WIDTH), $paused);
$peak = peak_memory();
$began = microtime(true);
for ($n = 0; microtime(true) - $began < 60; $n++) {
    foreach ($slow as $result) {
        is_row($result->fetch(), $n, WIDTH);
    }
    usleep(20000);
    if (isset($paused['20 s']) && microtime(true) - $began > 20) {
        echo 'a pause of 20 s: ', count_rows($paused['20 s'], WIDTH, 1), "\n";
        unset($paused['20 s']);
    }
}
check($peak === null || peak_memory() - $peak < 8192, true, 'memory');
/* Whether one pause was long, or all together, depends on how busy the machine is. */
$hint = fn ($e) => preg_replace('/for (up to )?\d+ s(, again and again)?/', 'for N s', strstr($e->getMessage(), '; the script'));
foreach ($slow as $case => $result) {
    $e = exception_of(fn () => print("$case: " . count_rows($result, WIDTH, $n) . "\n"));
    echo $e ? "$case: " . short_name($e) . ', ' . $hint($e) . "\n" : '';
}
$e = exception_of(fn () => count_rows($paused['60 s'], WIDTH, 1));
echo 'a pause of 60 s: ', short_name($e), ', ', $hint($e), "\n";
--EXPECT--
a pause of 20 s: 100000
slow, with the spool: 100000
slow, without: ProtocolException, ; the script did not read for N s, and servers give up on such a reader (option "spool" is 0: nothing was read ahead)
slow, with little: ProtocolException, ; the script did not read for N s, and servers give up on such a reader (no more was read ahead than option "spool" allows)
a pause of 60 s: ProtocolException, ; the script did not read for N s, and servers give up on such a reader
