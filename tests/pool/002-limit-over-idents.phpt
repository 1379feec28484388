--TEST--
The limit bounds the idle connections of all keys together: the one idle for longest goes first
--EXTENSIONS--
neo4j
--INI--
neo4j.persistent_handle.limit=2
--FILE--
<?php
require __DIR__ . '/pool.php';

$server = patient_server();
foreach (['a', 'b', 'c', 'd', 'e'] as $ident) {
    $clients[$ident] = new Neo4j\Client($server->url, ['persistent' => $ident] + PLAIN);
    ask($clients[$ident]);
}
show_numbers('five idents');
echo json_encode($server->waitClosed(3)), "\n";
ask($clients['d']);
ask($clients['a']);
show_numbers('d and a again');
echo json_encode($server->waitClosed(4)), ' of ', $server->connections(), "\n";
--EXPECT--
five idents: {"a":"0\/0 1+0","b":"0\/0 1+0","c":"0\/0 1+0","d":"0\/1 1+0","e":"0\/1 1+0"}
{"1":"client","2":"client","3":"client"}
d and a again: {"a":"0\/1 2+0","b":"0\/0 1+0","c":"0\/0 1+0","d":"0\/1 1+1","e":"0\/0 1+0"}
{"1":"client","2":"client","3":"client","5":"client"} of 6
