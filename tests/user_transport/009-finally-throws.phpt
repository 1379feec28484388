--TEST--
What is thrown while a body is let go arrives, chained with what was in flight
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

function chain(Throwable $e): void
{
    do {
        echo $e::class, ': ', $e->getMessage(), "\n";
    } while ($e = $e->getPrevious());
}

function body(array $pieces): iterable
{
    try {
        yield from $pieces;
    } finally {
        throw new DomainException('from finally');
    }
}

$client = fake_client(fn () => json_response(body(pieces(3))));
echo "close()\n";
$result = $client->run('RETURN 1');
try {
    $result->close();
} catch (Throwable $e) {
    chain($e);
}
expect_exception(fn () => $result->fetch());

echo "dropped\n";
$result = $client->run('RETURN 1');
try {
    $result = null;
    echo "not reached\n";
} catch (Throwable $e) {
    chain($e);
}
echo "dropped by an exception\n";
try {
    foreach ($client->run('RETURN 1') as $row) {
        throw new LogicException('in the loop');
    }
} catch (Throwable $e) {
    chain($e);
}
echo "at the end\n";
try {
    $client->run('RETURN 1')->fetchAll();
} catch (Throwable $e) {
    chain($e);
}
echo "a write, drained\n";
try {
    $client->run('CREATE (n) RETURN n');
    echo "not reached\n";
} catch (Throwable $e) {
    chain($e);
}
echo "after another failure\n";
$client->getTransport()->answer = fn () => json_response(body([pieces(1)[0], 'nonsense', 'more']));
try {
    $client->run('RETURN 1')->fetchAll();
} catch (Throwable $e) {
    chain($e);
}
?>
--EXPECTF--
close()
DomainException: from finally
Neo4j\Exception\UsageException: The result is closed
dropped
DomainException: from finally
dropped by an exception
DomainException: from finally
LogicException: in the loop
at the end
DomainException: from finally
a write, drained
DomainException: from finally
after another failure
Neo4j\Exception\ProtocolException: %s
DomainException: from finally
