--TEST--
The routing table ranks the servers of the list: reading goes to readers, the rest to the writer
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

$outside = stream_socket_server('tcp://127.0.0.9:0');
$table = table([
    ['WRITE', '127.0.0.1'],
    ['READ', strtoupper('localhost'), '127.0.0.9'],
    ['ROUTE', '127.0.0.1', 'localhost', '127.0.0.9'],
]);
$writer = scripted([$table, ['body' => typed_body(['name'], [['writer']]), 'times' => -1]]);
$reader = scripted([$table, ['body' => typed_body(['name'], [['reader']]), 'times' => -1]]);
$client = new Neo4j\Client([localhost($reader), $writer->url]);
echo who($client), ' ', who($client, ['access_mode' => 'write']), ' ', who($client, ['access_mode' => 'read']), "\n";

/* One table serves them all, and each database has its own. */
echo $writer->count('getRoutingTable') + $reader->count('getRoutingTable'), "\n";
echo who($client, ['access_mode' => 'read', 'database' => 'movies']), "\n";
echo $writer->count('"movies"') + $reader->count('"movies"'), "\n";

/* A reader that is down does not make reading impossible. */
$client = new Neo4j\Client([strtr(dead_url(), ['127.0.0.1' => 'localhost']), $writer->url]);
echo who($client, ['access_mode' => 'read']), "\n";

/* A host that only the table names is not contacted. */
var_dump(@stream_socket_accept($outside, 0));
?>
--EXPECT--
writer writer reader
1
reader
1
writer
bool(false)
