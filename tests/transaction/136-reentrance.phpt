--TEST--
A transaction in use refuses a second use, as from parameters that are being written
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$server = scripted([begun(), ran([1]), ran([2]), committed()]);
$tx = (new Neo4j\Client($server->url))->beginTransaction();
final class Sly implements JsonSerializable
{
    public function __construct(private Closure $use)
    {
    }

    public function jsonSerialize(): mixed
    {
        echo get_class($e = exception_of($this->use)), ': ', $e->getMessage(), "\n";
        return 1;
    }
}
foreach (['run' => fn () => $tx->run('RETURN 2'), 'commit' => fn () => $tx->commit(), 'rollback' => fn () => $tx->rollback(), 'keepAlive' => fn () => $tx->keepAlive()] as $name => $use) {
    $uses[$name] = new Sly($use);
}
echo $tx->run('RETURN 1', $uses)->fetchColumn(), "\n";
/* What throws there has sent nothing, and the transaction goes on. */
$throws = new class implements JsonSerializable {
    public function jsonSerialize(): mixed
    {
        throw new DomainException('thrown');
    }
};
expect_exception(fn () => $tx->run('RETURN 1', ['x' => $throws]));
echo $tx->run('RETURN 2')->fetchColumn(), "\n";
$tx->commit();
echo tx_trace($server), "\n";
--EXPECT--
Error: The transaction is in use: it is waiting for the server
Error: The transaction is in use: it is waiting for the server
Error: The transaction is in use: it is waiting for the server
Error: The transaction is in use: it is waiting for the server
1
DomainException: thrown
2
begin, run, run, commit
