--TEST--
No more is read ahead than the option "spool" says; then the server waits, and gives up in the end
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
is_dir('/proc/self/fd') || die('skip there is no /proc');
--FILE--
<?php
require __DIR__ . '/impatient.php';

/* Until it is full, which takes some pulls; then it takes more in the course of time, and goes round. */
$server = new ImpatientServer(20, 64000, 1000);
$result = $server->client(['spool' => 8 << 20])->run('MATCH (n) RETURN n, text');
for ($n = 0; $n < 30 && spooled_bytes(sys_get_temp_dir()) < 5 << 20; $n++) {
    is_row($result->fetch(), $n, 1000);
    usleep(1050000);
}
for ($longest = spooled_bytes(sys_get_temp_dir()); $n < 50000; $n++) {
    is_row($result->fetch(), $n, 1000);
    if ($n % 12000 === 0) {
        usleep(1050000);
        $longest = max($longest, spooled_bytes(sys_get_temp_dir()));
    }
}
var_dump($longest >= 5 << 20, $longest <= 8 << 20, $server->said());
echo count_rows($result, 1000, $n), "\n";

$server = new ImpatientServer(1.5, 64000, 1000);
$result = $server->client(['spool' => 100000])->run('MATCH (n) RETURN n, text');
is_row($result->fetch(), 0, 1000);
var_dump($server->waitSaid('gave up'));
usleep(1100000);
echo short_name(exception_of(fn () => count_rows($result, 1000, 1))), "\n";
--EXPECT--
bool(true)
bool(true)
string(0) ""
64000
bool(true)
ProtocolException
