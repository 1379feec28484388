--TEST--
An endless header ends with an exception
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$starts = ["HTTP/1.1 200 OK\r\nX-Long: ", "HTTP/1.1 200 ", "HTTP/1.1 200 OK\r\n"];
$repeats = ['xxxxxxxx', 'xxxxxxxx', "X-Many: 1\r\n"];
foreach ($starts as $i => $start) {
    $server = scripted([['raw' => [$start, ['repeat' => str_repeat($repeats[$i], 1000), 'times' => 100000]]]]);
    echo short_name(exception_of(fn () => (new Neo4j\Client($server->url))->run('RETURN 1'))), "\n";
    check($server->waitClosed()[1] ?? null, 'client', "closed by, $i");
    $server->stop();
}
--EXPECT--
ProtocolException
ProtocolException
ProtocolException
