--TEST--
Destructors of transports and bodies: they may throw and may use the client
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

final class Pieces extends ArrayIterator
{
    public function __construct(array $pieces, private Closure $end)
    {
        parent::__construct($pieces);
    }

    public function __destruct()
    {
        ($this->end)();
    }
}

final class Ending extends Neo4j\Transport
{
    protected function exchange(string $method, string $url, #[\SensitiveParameter] array $headers, string $body, array $options): Neo4j\Transport\Response
    {
        return json_response((fn () => yield from $method === 'GET' ? ['[1,', '2]'] : pieces(3))());
    }

    public function __destruct()
    {
        echo "the transport is gone\n";
        throw new DomainException('from the transport');
    }
}

$client = fake_client(fn () => json_response(new Pieces(pieces(3), fn () => throw new DomainException('from the body'))));
expect_exception(fn () => $client->run('RETURN 1')->fetchAll());
expect_exception(fn () => $client->run('RETURN 1'));
expect_exception(function () use ($client) {
    $result = $client->run('RETURN 1');
    $result->close();
});

echo "A destructor that uses the client\n";
$client->getTransport()->answer = function () use ($client) {
    return json_response(new Pieces(pieces(2), function () use ($client) {
        $client->getTransport()->answer = fn () => json_response(pieces(1));
        echo count($client->run('RETURN 1')->fetchAll()), "\n";
    }));
};
echo count($client->run('RETURN 1')->fetchAll()), "\n";

echo "The transport\n";
expect_exception(function () {
    $options = ['protocol' => 'query', 'database' => 'neo4j', 'transport' => new Ending()];
    $result = (new Neo4j\Client('http://db.example', $options))->run('RETURN 1');
    unset($options);
    echo count($result->fetchAll()), "\n";
    unset($result);
    echo "not reached\n";
});
$response = (new Neo4j\Client('http://db.example', ['transport' => new Ending()]))->request('GET', '/x', options: ['stream' => true]);
echo "the client is gone\n";
expect_exception(function () use (&$response) {
    $response->close();
    echo "not reached\n";
});
?>
--EXPECT--
DomainException: from the body
DomainException: from the body
DomainException: from the body
A destructor that uses the client
1
2
The transport
3
the transport is gone
DomainException: from the transport
the client is gone
the transport is gone
DomainException: from the transport
