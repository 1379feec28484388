--TEST--
Exceptions: serialized, not cloned, extended in PHP, filled by nobody but the extension
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Exception\{ServerException, TransientException};

final class Mine extends TransientException
{
    public $serverCode = 5;
    public bool $retryable = false;

    public function __construct()
    {
    }
}

$client = new Neo4j\Client('http://127.0.0.1:1', ['protocol' => 'query', 'database' => 'x']);
try {
    $client->run('RETURN 1');
} catch (Neo4j\Exception\Neo4jException $e) {
}
$copy = unserialize(serialize($e));
var_dump(get_class($copy), $copy->getMessage() === $e->getMessage(), $copy->isRetryable() === $e->isRetryable(), $copy->getServerCode());
expect_exception(fn () => clone $e);
expect_exception(fn () => $e->retryable);
expect_exception(fn () => $e->retryable = true);

var_dump((new Mine())->getServerCode(), (new Mine())->isRetryable(), (new Mine())->serverCode);
expect_exception(fn () => throw new Mine());

$class = ServerException::class;
$member = "\0$class\0serverCode";
expect_exception(fn () => unserialize('O:' . strlen($class) . ":\"$class\":1:{s:" . strlen($member) . ":\"$member\";i:5;}"));
$read = unserialize('O:' . strlen($class) . ":\"$class\":1:{s:" . strlen($member) . ":\"$member\";s:5:\"Neo.X\";}");
var_dump($read->getServerCode(), $read->isRetryable());
--EXPECT--
string(35) "Neo4j\Exception\ConnectionException"
bool(true)
bool(true)
NULL
Error: Trying to clone an uncloneable object of class Neo4j\Exception\ConnectionException
Error: Cannot access private property Neo4j\Exception\ConnectionException::$retryable
Error: Cannot access private property Neo4j\Exception\ConnectionException::$retryable
NULL
bool(false)
int(5)
Mine: 
TypeError: Cannot assign int to property Neo4j\Exception\ServerException::$serverCode of type ?string
string(5) "Neo.X"
bool(false)
