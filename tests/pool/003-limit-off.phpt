--TEST--
A limit of 0 keeps no connection
--EXTENSIONS--
neo4j
--INI--
neo4j.persistent_handle.limit=0
--FILE--
<?php
require __DIR__ . '/pool.php';

$server = patient_server();
$client = new Neo4j\Client($server->url, PLAIN);
for ($i = 0; $i < 3; $i++) {
    ask($client);
}
show_numbers('three statements');
echo $server->connections(), ' ', json_encode($server->waitClosed(3)), "\n";
--EXPECT--
three statements: {"":"0\/0 3+0"}
3 {"1":"client","2":"client","3":"client"}
