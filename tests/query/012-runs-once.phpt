--TEST--
getResultSet() runs on the first call, then gives the same object; run() sends each time
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\{Client, Query};

$server = scripted([
    ['status' => 400, 'body' => '{"errors":[{"code":"Neo.ClientError.Statement.SyntaxError","message":"no"}]}'],
    ['body' => typed_body(['v'], [[1], [2]]), 'times' => -1],
]);
$client = new Client($server->url, ['protocol' => 'query', 'database' => 'x']);
$query = new Query($client, 'RETURN $a, $b', ['a' => 1, 'b' => 2]);
var_dump(count($server->statements()));

/* A failure is no result: the next call runs it again. */
var_dump(short_name(exception_of(fn () => $query->getResultSet())));
$result = $query->getResultSet();
var_dump($query->getResultSet() === $result, $query->getResultSet()->fetchAll(), count($server->statements()));

$client->run($query, ['b' => 'other', 'c' => 3])->fetchAll();
$query->withParameters(['d' => 4])->getResultSet()->fetchAll();
foreach ($server->statements() as $request) {
    echo json_encode(json_decode($request['body'], true)['parameters']), "\n";
}

/* The client is closed: what is there stays readable. */
$client->close();
var_dump($query->getResultSet() === $result, short_name(exception_of(fn () => $client->run($query))));
--EXPECT--
int(0)
string(20) "ClientErrorException"
bool(true)
array(2) {
  [0]=>
  array(1) {
    ["v"]=>
    int(1)
  }
  [1]=>
  array(1) {
    ["v"]=>
    int(2)
  }
}
int(2)
{"a":1,"b":2}
{"a":1,"b":2}
{"a":1,"b":"other","c":3}
{"d":4}
bool(true)
string(14) "UsageException"
