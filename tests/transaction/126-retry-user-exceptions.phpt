--TEST--
An exception of the user's decides by itself, as a Neo4jException, whether the work is done again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

class Mine extends Neo4j\Exception\ConnectionException
{
    public function isRetryable(): bool
    {
        echo 'asked ';
        return true;
    }
}
class Foreign extends RuntimeException
{
    public function isRetryable(): bool
    {
        return true;
    }
}
class Own extends LogicException implements Neo4j\Exception\Neo4jException
{
    public function getServerCode(): ?string
    {
        return null;
    }

    public function isRetryable(): bool
    {
        throw new DomainException('thrown by isRetryable()');
    }
}
$client = new Neo4j\Client('http://127.0.0.1:1', ['retry_time' => 0]);
foreach ([Mine::class, Foreign::class, Own::class, Neo4j\Exception\ConnectionException::class] as $class) {
    $attempts = 0;
    $e = exception_of(function () use ($client, $class, &$attempts) {
        echo $client->transaction(function ($tx) use ($class, &$attempts) {
            if (++$attempts < 3) {
                throw new $class;
            }
            return 'done';
        }), ' ';
    });
    echo $attempts, ' ', $e ? get_class($e) . ' <- ' . short_name($e->getPrevious()) : '', "\n";
}
/* What was committed is not done again, whatever is thrown. */
$server = scripted([ran([1], true), committed()]);
$attempts = 0;
$work = function ($tx) use (&$attempts) {
    $attempts++;
    $tx->run('RETURN 1');
    $tx->commit();
    throw new Mine;
};
$e = exception_of(fn () => (new Neo4j\Client($server->url))->transaction($work));
echo get_class($e), ' ', $attempts, ': ', tx_trace($server), "\n";
--EXPECT--
asked asked done 3 
1 Foreign <- end
1 DomainException <- Own
1 Neo4j\Exception\ConnectionException <- end
Mine 1: begin+run, commit
