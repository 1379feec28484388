--TEST--
A type mismatch in which an empty array took part says that [] is sent as a list
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$client = new Neo4j\Client(neo4j_url('5.26'));
foreach ([['RETURN $m.x', ['m' => []]], ['UNWIND $l AS m RETURN m.x', ['l' => [['x' => 1], []]]], ['CREATE (n:Phpt) SET n = $m', ['m' => []]]] as [$text, $parameters]) {
    $e = exception_of(fn () => $client->run($text, $parameters)->fetchAll());
    echo short_name($e), ' ', $e->getServerCode(), ' ', preg_match('/empty array/', $e->getMessage()) ? 'with the hint' : "without the hint: {$e->getMessage()}", "\n";
}
/* Not where none took part. */
$e = exception_of(fn () => $client->run('RETURN $m.x', ['m' => [1]]));
echo preg_match('/empty array/', $e->getMessage()), "\n";
/* An empty map is (object) []. */
var_dump($client->run('RETURN $m.x AS x, size(keys($m)) AS keys', ['m' => (object) []])->single());
--EXPECT--
ClientErrorException Neo.ClientError.Statement.SyntaxError with the hint
ClientErrorException Neo.ClientError.Statement.TypeError with the hint
ClientErrorException Neo.ClientError.Statement.SyntaxError with the hint
0
array(2) {
  ["x"]=>
  NULL
  ["keys"]=>
  int(0)
}
