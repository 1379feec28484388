--TEST--
What was found is kept when a statement fails in another way
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$answers = [
    ['status' => 400, 'body' => '{"errors":[{"code":"Neo.ClientError.Statement.SyntaxError","message":"x"}]}'],
    ['status' => 404, 'body' => '{"errors":[{"code":"Neo.ClientError.Database.DatabaseNotFound","message":"x"}]}'],
    ['status' => 503, 'body' => ''], 'x', ['raw' => ''], typed_body(['v'], [[1]]),
];
$server = scripted($answers);
$client = new Neo4j\Client($server->url, ['database' => 'neo4j']);
foreach ($answers as $ignored) {
    echo outcome(fn () => $client->run('RETURN 1 AS v'))[1], ' ';
}
echo "\n", count(array_filter($server->requests(), fn ($request) => $request['method'] === 'GET')), "\n";
--EXPECT--
ClientErrorException ClientErrorException ProtocolException ProtocolException ConnectionException end 
1
