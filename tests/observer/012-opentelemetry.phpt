--TEST--
examples/opentelemetry.php: one span for each statement
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/../../examples/opentelemetry.php';

$client = new Neo4j\Client(neo4j_url('5.26'), ['database' => 'neo4j', 'observer' => new Spans(function (array $span) {
    check($span['end'] > $span['start'], true, 'time');
    unset($span['attributes']['server.port'], $span['attributes']['server.address']);
    echo "$span[name] $span[kind] $span[status] ", json_encode($span['attributes'], JSON_UNESCAPED_SLASHES), "\n";
})]);
$client->run('RETURN $n AS n', ['n' => 1]);
exception_of(fn () => $client->run('RETRN 1'));
?>
--EXPECT--
RETURN CLIENT OK {"db.system.name":"neo4j","db.namespace":"neo4j","db.query.text":"RETURN $n AS n","db.response.returned_rows":1}
RETRN CLIENT ERROR {"db.system.name":"neo4j","db.namespace":"neo4j","db.query.text":"RETRN 1","error.type":"Neo4j\\Exception\\ClientErrorException","db.response.status_code":"Neo.ClientError.Statement.SyntaxError"}
