--TEST--
With a protocol given, its door is the only one: refused is refused
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/doors.php';

foreach (REFUSALS as $name => $refusal) {
    $server = scripted([query_door($refusal), jolt_door()]);
    $forced = new Neo4j\Client($server->url, ['database' => 'neo4j', 'protocol' => 'query']);
    $client = new Neo4j\Client($server->url, ['database' => 'neo4j']);
    foreach ([fn () => $forced->run('RETURN 1'), fn () => $client->run('RETURN 1', [], ['protocol' => Neo4j\Protocol::Query])] as $run) {
        $e = exception_of($run);
        echo $name, ': ', short_name($e), ' ', $e->getCode(), "\n";
    }
    echo paths($server), "\n";
    $server->stop();
}
--EXPECT--
406: ClientErrorException 406
406: ClientErrorException 406
/query/v2, /query/v2
404 HTML: ProtocolException 404
404 HTML: ProtocolException 404
/query/v2, /query/v2
404 empty: ProtocolException 404
404 empty: ProtocolException 404
/query/v2, /query/v2
404 JSON: ProtocolException 404
404 JSON: ProtocolException 404
/query/v2, /query/v2
