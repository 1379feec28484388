--TEST--
A script that pauses for longer than the limits passes none of them, with its rest in the spool or in the socket
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../spool/impatient.php';

$limits = ['timeout' => 1.0, 'idle_timeout' => 0.5, 'connect_timeout' => 0.5];
$server = new ImpatientServer(20, 24000, 1000);
$results = [
    $server->client($limits)->run('MATCH (n) RETURN n, text'),
    $server->client(['spool' => 0])->run('MATCH (n) RETURN n, text', [], ['timeout' => 1.0, 'idle_timeout' => 0.5]),
];
for ($n = 0; $n < 3; $n++) {
    foreach ($results as $result) {
        is_row($result->fetch(), $n, 1000);
    }
    usleep(1200000);
}
foreach ($results as $result) {
    echo count_rows($result, 1000, $n), "\n";
}
--EXPECT--
24000
24000
