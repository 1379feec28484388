--TEST--
A syntax error is thrown by run(), with code, class and status
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

$client = new Neo4j\Client(neo4j_url('5.26'));
$e = exception_of(fn () => $client->run('RETRUN 1'));
echo get_class($e), ' ', get_parent_class($e), "\n", substr($e->getMessage(), 0, 62), "\n";
var_dump($e->getServerCode(), $e->isRetryable(), $e->getCode(), $e instanceof Neo4j\Exception\Neo4jException, $e instanceof RuntimeException, $e->getLine(), basename($e->getFile()), $e->getPrevious());
foreach (['RETURN x', 'RETURN $missing', 'RETURN 1 AS a, 2 AS a', 'MATCH (n) RETURN', "RETURN 'open", 'CALL no.such()', 'RETURN nofunction()', '//', ';', "\0"] as $text) {
    $e = exception_of(fn () => $client->run($text));
    echo short_name($e), ' ', $e->getServerCode(), ' ', json_encode($e->isRetryable()), "\n";
}
/* The client goes on. */
echo $client->run('RETURN 1 AS one')->single()['one'], "\n";
--EXPECTF--
Neo4j\Exception\ClientErrorException Neo4j\Exception\ServerException
Neo.ClientError.Statement.SyntaxError: Invalid input 'RETRUN':
string(%d) "Neo.ClientError.Statement.SyntaxError"
bool(false)
int(400)
bool(true)
bool(true)
int(%d)
string(%d) "001-syntax-error.php"
NULL
ClientErrorException Neo.ClientError.Statement.SyntaxError false
ClientErrorException Neo.ClientError.Statement.ParameterMissing false
ClientErrorException Neo.ClientError.Statement.SyntaxError false
ClientErrorException Neo.ClientError.Statement.SyntaxError false
ClientErrorException Neo.ClientError.Statement.SyntaxError false
ClientErrorException Neo.ClientError.Procedure.ProcedureNotFound false
ClientErrorException Neo.ClientError.Statement.SyntaxError false
ClientErrorException Neo.ClientError.Statement.SyntaxError false
ClientErrorException Neo.ClientError.Statement.SyntaxError false
ClientErrorException Neo.ClientError.Statement.SyntaxError false
1
